import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { cx } from './class-names.ts'
import { keepDigits } from './DigitsInput.tsx'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

export interface QuantityStepperProps {
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  /** Whose quantity it is: "Số lượng Viên uống JEX". */
  label: string
  size?: 'normal' | 'main'
  disabled?: boolean
  className?: string
}

/** A number typed or stepped. What is typed counts on leaving the field or on Enter, held within its limits. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onValueChange,
    min = 1,
    max = 999,
    label,
    size = 'normal',
    disabled,
    className,
  } = props
  const [draft, setDraft] = useState<string | null>(null)
  const change = (next: number) => {
    const held = Math.min(Math.max(next, min), Math.max(min, max))
    setDraft(null)
    if (held !== value) onValueChange(held)
  }
  const commit = () => {
    if (draft !== null) change(draft === '' ? value : Number(draft))
  }
  return (
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex items-center rounded-md border border-line bg-white',
        size === 'main' ? 'h-13 px-1' : 'h-11.5',
        className,
      )}
    >
      <IconButton
        label={uiTexts.decrease}
        icon={<Minus aria-hidden="true" className="size-4.5" />}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        inputMode="numeric"
        aria-label={label}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(keepDigits(event.target.value, 3))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="h-10 w-9 min-w-0 flex-1 rounded-sm bg-transparent text-center font-semibold"
      />
      <IconButton
        label={uiTexts.increase}
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}
