import { useState } from 'react'
import { maxNumberText, numberText, readNumber } from '#web/features/survey/number-text.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

/** A number that may be left out. */
export function NumberField({
  label,
  value,
  placeholder,
  onChange,
}: {
  label: string
  value: number | undefined
  placeholder?: string
  onChange: (value: number | undefined) => void
}) {
  const known = value === undefined ? '' : numberText(value)
  const [typed, setTyped] = useState(known)
  // Another question's value, or one that was set elsewhere.
  const shown = readNumber(typed) === (value ?? null) ? typed : known
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxNumberText}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readNumber(target.value) ?? undefined)
          }}
        />
      )}
    </Field>
  )
}
