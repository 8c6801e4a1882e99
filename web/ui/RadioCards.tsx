import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { FieldError, RequiredMark } from './Field.tsx'

export interface RadioOption {
  value: string
  /** Stands before the words. */
  icon?: ReactNode
  label: ReactNode
  /** A second line. */
  text?: ReactNode
  /** Read once it is chosen: rows stay short. */
  whenChosen?: ReactNode
  /** Stands at the far end: a price, a badge. */
  aside?: ReactNode
  /** Pictures at the far end; below the words where rows are narrow. */
  marks?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps {
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly RadioOption[]
  value: string | null
  onValueChange: (value: string) => void
  /** A deliberate pick, by pointer or Enter, also of what is chosen already. Arrow keys only move. */
  onPick?: (value: string) => void
  required?: boolean
  error?: ReactNode
  className?: string
}

/** One of a few, as rows that are easy to hit. */
export function RadioCards(props: RadioCardsProps) {
  const id = useId()
  const { legend, legendHidden, required, error, options, className } = props
  return (
    <fieldset
      className={cx('min-w-0', className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className="@container flex flex-col gap-2">
        {/* Above the rows: below them it may lie under the edge of a phone. */}
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {options.map((option) => (
          <RadioCard key={option.value} option={option} {...props} />
        ))}
      </div>
    </fieldset>
  )
}

function RadioCard({
  option,
  name,
  value,
  onValueChange,
  onPick,
}: RadioCardsProps & { option: RadioOption }) {
  const clicked = (event: MouseEvent<HTMLLabelElement>) => {
    // A press on the label makes a second click on its input, and so does an arrow key: both have no detail.
    const echo = event.target instanceof HTMLInputElement && event.detail === 0
    if (!echo && !option.disabled) onPick?.(option.value)
  }
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onPick) return
    // The pick may move the focus to a button, which this same press must not press.
    event.preventDefault()
    onPick(option.value)
  }
  return (
    <label onClick={clicked} className="radio-card">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={value === option.value}
        disabled={option.disabled}
        onChange={() => onValueChange(option.value)}
        onKeyDown={entered}
      />
      {option.icon && <span className="radio-icon">{option.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{option.label}</span>
        {option.text && <span className="mt-0.5 block text-sm text-ink-2">{option.text}</span>}
        {option.whenChosen && <span className="when-chosen">{option.whenChosen}</span>}
      </span>
      {option.aside && <span className="shrink-0">{option.aside}</span>}
      {option.marks && <span className="radio-marks">{option.marks}</span>}
    </label>
  )
}
