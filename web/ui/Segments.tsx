import { useId, type ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface SegmentsProps<T extends string> {
  legend: string
  options: readonly { value: T; label: string; text?: string; icon?: ReactNode }[]
  value: T
  onValueChange: (value: T) => void
  className?: string
}

/** Two or three ways of equal rank side by side, one of which is taken. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { legend, options, value, onValueChange, className } = props
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-md bg-ground p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 grow basis-32 items-center justify-center gap-x-2 rounded-md phone:flex-col border border-transparent px-2 py-1.5 text-center text-sm text-ink-2 transition-colors select-none hover:text-primary has-checked:border-primary has-checked:bg-white has-checked:text-primary has-focus-visible:ring-3 has-focus-visible:ring-primary/30"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.icon && <span className="shrink-0">{option.icon}</span>}
            <span>
              <span className="block font-semibold">{option.label}</span>
              {option.text && <span className="block text-xs text-ink-3">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
