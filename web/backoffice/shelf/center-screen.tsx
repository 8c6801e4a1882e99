import Syringe from 'lucide-react/icons/syringe'
import { listProvinces } from '#domain/location/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { vaccineCenters, type Center } from '#domain/vaccine/backoffice.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { useField, type InputProps } from '#web/form/form-context.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useQuery } from '../data/use-query.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { centerScreenTexts as texts, shelfTexts } from './texts.ts'

const { columns } = texts

const screen: ScreenDefinition<typeof vaccineCenters> = {
  words: texts,
  icon: <Syringe aria-hidden="true" />,
  path: backofficePaths.vaccineCenters(),
  recordPath: backofficePaths.vaccineCenter,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: columns.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'code', head: columns.code, cell: ({ code }) => code },
    { key: 'province', head: columns.province, cell: ({ province }) => province },
    {
      key: 'sort',
      head: columns.sort,
      sort: 'sort',
      align: 'right',
      cell: ({ sort }) => formatNumber(sort),
    },
    { key: 'state', head: columns.state, cell: StateBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">{row.name}</b>
        <StateBadge {...row} />
      </span>
      <span className="text-ink-2">
        {row.code} · {row.province}
      </span>
    </span>
  ),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    code: { label: texts.code, hint: texts.codeHint },
    name: { label: texts.name },
    street: { label: texts.street },
    place: { label: texts.place },
    province_id: { label: texts.province, input: ProvinceInput },
    phone: { label: texts.phone, as: 'tel' },
    opening_hours: { label: texts.hours, hint: texts.hoursHint },
    sort: { label: texts.sort, hint: texts.sortHint },
    published: { label: texts.published },
  },
  blank: {
    code: '',
    name: '',
    street: '',
    place: '',
    province_id: 0,
    phone: '',
    opening_hours: '',
    sort: 0,
    published: true,
  },
  bulk: texts.bulk,
}

/** All vaccine centres. */
export const CentersScreen = resourceScreen(vaccineCenters, screen)

export const CenterScreen = recordPage(vaccineCenters, screen, {
  text: ({ code }) => code,
  badge: StateBadge,
  panels: ({ street, place, province, phone, opening_hours: hours, sort }) => (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.street, value: street },
          { label: texts.place, value: place },
          { label: texts.province, value: province },
          phone !== '' && { label: texts.phone, value: phone },
          hours !== '' && { label: texts.hours, value: hours },
          { label: texts.sort, value: formatNumber(sort) },
        ]}
      />
    </Panel>
  ),
})

function StateBadge({ published }: Pick<Center, 'published'>) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={published ? 'ok' : 'neutral'}>
        {texts.states[published ? 'open' : 'closed']}
      </Badge>
    </span>
  )
}

function ProvinceInput({ name, label, hint }: InputProps) {
  const { value, rules, error, change, leave } = useField(name, label)
  const { data } = useQuery(listProvinces, {})
  return (
    <Field label={label} hint={hint} error={error} required={rules.isRequired}>
      {(control) => (
        <NativeSelect
          {...control}
          value={String((value as number | undefined) ?? 0)}
          onChange={({ target }) => change(Number(target.value))}
          onBlur={leave}
          className="w-full"
        >
          <option value="0">{shelfTexts.choose}</option>
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
