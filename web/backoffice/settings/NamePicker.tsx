import { useState } from 'react'
import { listBackofficeProducts } from '#domain/catalog/backoffice/api.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { listProvinces } from '#domain/location/api.ts'
import type { SettingWords } from '#domain/settings/setting.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useQuery } from '../data/use-query.ts'
import { settingsTexts as texts } from './texts.ts'

interface NamePickerProps {
  label: string
  hint?: string
  error?: string
  /** The key of what is chosen. */
  value: string | null
  /** Keys that are not offered: they have a row already. */
  taken?: readonly string[]
  onChoose: (key: string | null) => void
}

/** A province or a product, found by its name. */
export function NamePicker({
  names,
  ...props
}: NamePickerProps & { names: SettingWords['names'] }) {
  return names === 'product' ? <ProductPicker {...props} /> : <ProvincePicker {...props} />
}

function ProvincePicker(props: NamePickerProps) {
  const { items, status, retry } = useUnits(listProvinces, {})
  const options = items.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Picker
      {...props}
      options={options}
      status={status}
      onRetry={retry}
      placeholder={texts.findProvince}
    />
  )
}

/** There may be too many products to fetch all: what is typed is looked for. */
function ProductPicker(props: NamePickerProps) {
  const [query, setQuery] = useState('')
  const { data, error, refresh } = useQuery(
    listBackofficeProducts,
    { q: query, limit: 20 },
    { keepsPrevious: true },
  )
  const options = (data?.items ?? []).map(({ product_code: code, name }) => ({
    value: code,
    label: name,
    note: code,
  }))
  const status = data ? 'ready' : error ? 'failed' : 'loading'
  return (
    <Picker
      {...props}
      options={options}
      status={status}
      onRetry={() => void refresh()}
      onQueryChange={setQuery}
      placeholder={texts.findProduct}
    />
  )
}

type Offered = Pick<
  ComboboxProps<ComboboxOption>,
  'options' | 'status' | 'onRetry' | 'onQueryChange' | 'placeholder'
>

function Picker(props: NamePickerProps & Offered) {
  const { label, hint, error, value, taken = [], options, onChoose, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Combobox
          {...control}
          {...rest}
          options={options.filter((option) => !taken.includes(option.value))}
          value={value}
          onValueChange={onChoose}
          fold={foldVietnamese}
        />
      )}
    </Field>
  )
}
