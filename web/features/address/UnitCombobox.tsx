import type { Ref } from 'react'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { Combobox, type ComboboxHandle } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import type { Loaded } from './use-units.ts'

interface NamedUnit {
  id: number
  name: string
}

export interface UnitComboboxProps<T extends NamedUnit> {
  label: string
  placeholder: string
  units: Loaded<T>
  value: number
  onChoose: (unit: T | null) => void
  noteOf?: (unit: T) => string | undefined
  disabled?: boolean
  error?: string
  hint?: string
  autoComplete?: string
  /** May be left empty. */
  optional?: boolean
  handle?: Ref<ComboboxHandle>
}

/** A province, district or ward, found by typing with or without diacritics. */
export function UnitCombobox<T extends NamedUnit>(props: UnitComboboxProps<T>) {
  const { label, placeholder, units, value, onChoose, noteOf, error, hint, optional, ...rest } =
    props
  const options = units.items.map((unit) => ({
    value: String(unit.id),
    label: unit.name,
    note: noteOf?.(unit),
    unit,
  }))
  return (
    <Field label={label} error={error} hint={hint} required={!optional}>
      {(control) => (
        <Combobox
          {...control}
          {...rest}
          options={options}
          value={value === 0 ? null : String(value)}
          onValueChange={(_, option) => onChoose(option?.unit ?? null)}
          fold={foldVietnamese}
          placeholder={placeholder}
          status={units.status}
          onRetry={units.retry}
        />
      )}
    </Field>
  )
}
