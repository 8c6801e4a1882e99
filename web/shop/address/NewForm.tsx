import type { NewUnitOption } from '#domain/location/api.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { newFormOf } from '#web/features/address/address-draft.ts'
import { addressTexts as texts } from '#web/features/address/texts.ts'

export interface NewFormProps {
  street: string
  options: readonly NewUnitOption[]
  value: NewUnitOption | null
  onChoose: (ward: NewUnitOption | null) => void
}

/** The address by the units of today: shown where it is known, asked for where a ward was split. */
export function NewForm({ street, options, value, onChoose }: NewFormProps) {
  return (
    <>
      {options.length > 1 && (
        <Field label={texts.newWard}>
          {(control) => (
            <NativeSelect
              {...control}
              className="w-full"
              value={value?.id ?? ''}
              onChange={(event) =>
                onChoose(options.find(({ id }) => String(id) === event.target.value) ?? null)
              }
            >
              <option value="">{texts.newWardUnknown}</option>
              {options.map(({ id, name, province_name }) => (
                <option key={id} value={id}>
                  {name}, {province_name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {value && texts.newForm(newFormOf(street, value))}
      </p>
    </>
  )
}
