import { useId } from 'react'
import { useField } from '#web/form/form-context.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import type { SettingFieldProps } from './SettingFields.tsx'

/** Any of a few; the order in which they are offered stays. */
export function ChoicesInput({ path, part: { words } }: SettingFieldProps) {
  const { value, rules, error, change } = useField(path)
  const id = useId()
  const chosen = (value ?? []) as readonly string[]
  const options = rules.entry?.options ?? []
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold">{words.label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={words.labels?.[option] ?? option}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            change(
              options.filter((each) => (each === option ? target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
