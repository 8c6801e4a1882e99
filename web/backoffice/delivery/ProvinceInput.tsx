import { listProvinces } from '#domain/location/api.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { feeRuleTexts as texts } from './texts.ts'

/** One of the old provinces. */
export function ProvinceInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change, leave } = useField(name, label)
  const { data } = useQuery(listProvinces, {})
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String((value as number | undefined) ?? '')}
          onChange={({ target }) => change(Number(target.value) || undefined)}
          onBlur={leave}
          className="w-full"
        >
          <option value="">{texts.chooseProvince}</option>
          {data?.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
