import type { ReactNode } from 'react'
import { DayField, type DayFieldProps } from '#web/features/day/DayField.tsx'
import { Field, type ControlProps } from '#web/ui/Field.tsx'
import { useField, type InputProps } from './form-context.ts'
import { shownText } from './shown-text.ts'

export function DateInput({
  name,
  label,
  hint,
  required,
  ...rest
}: InputProps & Pick<DayFieldProps, 'min' | 'max' | 'className' | 'required'>) {
  const { value, rules, error, change } = useField(name, label)
  return (
    <DayField
      {...rest}
      label={label}
      hint={hint}
      error={error}
      required={required ?? rules.isRequired}
      value={(value as string | undefined) ?? ''}
      onValueChange={(day) => change(day || rules.empty)}
    />
  )
}

/** What a control of another kind is given: a phone, a password, a choice of its own. */
export interface FieldControl extends ControlProps {
  name: string
  value: string
  maxLength: number | undefined
  onValueChange: (value: unknown) => void
  onBlur: () => void
}

/** Label, hint, mark and error of a control that no other input here is. */
export function CustomInput({
  name,
  label,
  hint,
  className,
  labelNames = true,
  children,
}: Omit<InputProps, 'label' | 'hint'> & {
  label: ReactNode
  hint?: ReactNode
  className?: string
  /** Whether the label says well what is missing. */
  labelNames?: boolean
  children: (control: FieldControl) => ReactNode
}) {
  const { value, rules, error, change, leave } = useField(name, labelNames && label)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={rules.isRequired}
      className={className}
    >
      {(control) =>
        children({
          ...control,
          name,
          value: shownText(value),
          maxLength: rules.maxLength,
          onValueChange: change,
          onBlur: leave,
        })
      }
    </Field>
  )
}
