import X from 'lucide-react/icons/x'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { formTexts } from '#web/form/texts.ts'
import { AmountInput } from '#web/ui/AmountInput.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NamePicker } from './NamePicker.tsx'
import type { SettingFieldProps } from './SettingFields.tsx'
import { settingsTexts as texts } from './texts.ts'
import { useNames } from './use-names.ts'

type Table = Readonly<Record<string, number | undefined>>

/** A figure for each of some provinces or products: chosen by name, with a figure beside it. */
export function TableInput({ path, part: { words } }: SettingFieldProps) {
  const { value, change } = useField(path)
  const { errors } = useFormAround()
  const table = (value ?? {}) as Table
  const keys = Object.keys(table)
  const nameOf = useNames(words.names, keys)
  const { names = 'province', unit, label, hint } = words
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      <ul className="flex flex-col gap-3 not-empty:mb-1">
        {keys.map((key) => (
          <li key={key}>
            <Row
              label={nameOf(key)}
              unit={unit}
              figure={table[key]}
              // A product's code may hold a dot, which would be a path's.
              error={errors[`${path}.${key}`]}
              onChange={(figure) => change({ ...table, [key]: figure })}
              onRemove={() => change(without(table, key))}
            />
          </li>
        ))}
      </ul>
      {/* Empty again after each choice. */}
      <NamePicker
        key={keys.length}
        names={names}
        label={texts.addRow[names]}
        value={null}
        taken={keys}
        onChoose={(key) => key !== null && change({ ...table, [key]: undefined })}
      />
    </fieldset>
  )
}

function without(table: Table, key: string): Table {
  return Object.fromEntries(Object.entries(table).filter(([each]) => each !== key))
}

function Row({
  label,
  unit,
  figure,
  error,
  onChange,
  onRemove,
}: {
  label: string
  unit: string | undefined
  figure: number | undefined
  error: string | undefined
  onChange: (figure: number | undefined) => void
  onRemove: () => void
}) {
  return (
    <div className="flex items-end gap-1">
      <Field label={unit ? `${label} (${unit})` : label} error={error} className="min-w-0 flex-1">
        {(control) => (
          <AmountInput
            {...control}
            value={figure === undefined ? '' : String(figure)}
            onValueChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
          />
        )}
      </Field>
      <IconButton
        label={formTexts.remove(label)}
        icon={<X aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
      />
    </div>
  )
}
