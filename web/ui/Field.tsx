import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { uiTexts } from './texts.ts'

/** What a field hands to its control, to be spread onto it. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** The label is read out but not shown. */
  labelHidden?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error of one control, tied to it: `<Field label="…">{(control) => <TextInput {...control} />}</Field>`. */
export function Field({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label
        id={labelId(id)}
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}
      >
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Where a control that hides the rest of the page while it is open still finds its label. */
export function labelId(controlId: string): string {
  return `${controlId}-label`
}

export function RequiredMark() {
  return (
    <>
      <span aria-hidden="true" className="ml-0.5 text-sale">
        *
      </span>
      <VisuallyHidden> {uiTexts.required}</VisuallyHidden>
    </>
  )
}

/** An error in words, with a sign besides its colour. Renders nothing when there is none. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-sale">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
