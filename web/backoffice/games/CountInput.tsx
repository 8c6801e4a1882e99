import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Field } from '#web/ui/Field.tsx'

/** A count of a list's line, up to what its schema takes. */
export function CountInput({
  label,
  value,
  max,
  onChange,
}: {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <AmountInput
          {...control}
          maxLength={String(max).length}
          value={String(value)}
          onValueChange={(digits) => onChange(Math.min(max, Number(digits)))}
        />
      )}
    </Field>
  )
}
