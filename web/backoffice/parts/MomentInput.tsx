import { useField, type InputProps } from '#web/form/form-context.ts'
import { MomentField } from './MomentField.tsx'

/** A moment of Vietnam as a field of a form. */
export function MomentInput({ name, label }: InputProps) {
  const { value, rules, error, change } = useField(name)
  return (
    <MomentField
      label={label}
      value={value as string}
      error={error}
      required={rules.isRequired}
      onChange={change}
    />
  )
}
