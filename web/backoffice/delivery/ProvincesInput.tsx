import X from 'lucide-react/icons/x'
import { listProvinces } from '#domain/location/api.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { feeRuleTexts as texts } from './texts.ts'

/** Some of the old provinces: chosen one after another, each taken away again. */
export function ProvincesInput({ name, label, hint }: InputProps) {
  const { value, error, change, leave } = useField(name, label)
  const { data: provinces = [] } = useQuery(listProvinces, {})
  const chosen = (value as readonly number[] | undefined) ?? []
  const nameOf = (id: number) => provinces.find((each) => each.id === id)?.name ?? String(id)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <NativeSelect
            {...control}
            value=""
            onChange={({ target }) => change([...chosen, Number(target.value)])}
            onBlur={leave}
            className="w-full"
          >
            <option value="">{texts.addProvince}</option>
            {provinces
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name: title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </NativeSelect>
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {chosen.map((id) => (
                <li
                  key={id}
                  className="flex items-center rounded-sm border border-line bg-ground pl-2 text-sm"
                >
                  {nameOf(id)}
                  <IconButton
                    label={texts.removeProvince(nameOf(id))}
                    icon={<X aria-hidden="true" className="size-4" />}
                    onClick={() => change(chosen.filter((other) => other !== id))}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}

/** Their names, as soon as they are known. */
export function ProvinceNames({ ids }: { ids: readonly number[] }) {
  const { data: provinces = [] } = useQuery(listProvinces, {})
  const names = ids.map((id) => provinces.find((each) => each.id === id)?.name ?? String(id))
  return <>{names.join(', ')}</>
}
