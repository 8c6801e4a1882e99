import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './Field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Stands at the far end of the row: a count, a price. */
  aside?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, aside, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label
        className={cx(
          'flex min-h-11 items-start gap-3 py-2.5',
          rest.disabled && 'cursor-not-allowed text-ink-3',
        )}
      >
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : rest['aria-describedby']}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0 flex-1">{label}</span>
        {aside !== undefined && <span className="text-sm text-ink-3">{aside}</span>}
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
