import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import type { FilterOption } from '../kit/screen.ts'

/** A field that holds a number or nothing, chosen by name out of what the server knows. */
export function pickInput(useOptions: () => readonly FilterOption[], none: string) {
  return function PickInput({ name, label, hint }: InputProps) {
    const { value, error, change, leave } = useField(name, label)
    const chosen = typeof value === 'number' ? String(value) : ''
    const options = useOptions()
    return (
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <NativeSelect
            {...control}
            name={name}
            value={chosen}
            onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
            onBlur={leave}
            className="w-full"
          >
            <option value="">{none}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    )
  }
}
