import Truck from 'lucide-react/icons/truck'
import { formatVnd, vnd } from '#domain/kernel/vnd.ts'
import { feeRules, type FeeRuleRow } from '#domain/order/fees/backoffice.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { ProvinceNames, ProvincesInput } from './ProvincesInput.tsx'
import { TryFee } from './TryFee.tsx'
import { feeRuleTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof feeRules> = {
  words: texts,
  icon: <Truck aria-hidden="true" />,
  path: backofficePaths.feeRules(),
  recordPath: backofficePaths.feeRule,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'priority',
      head: texts.priority,
      sort: 'priority',
      align: 'right',
      cell: ({ priority }) => priority,
    },
    {
      key: 'name',
      head: texts.name,
      sort: 'name',
      cell: ({ name }) => <b className="font-semibold">{name}</b>,
    },
    { key: 'where', head: texts.where, cell: Where },
    { key: 'weight', head: texts.weight, cell: weightOf },
    { key: 'total', head: texts.total, cell: totalOf },
    { key: 'fee', head: texts.fee, sort: 'fee', align: 'right', cell: feeOf },
    { key: 'days', head: texts.days, cell: daysOf },
    { key: 'state', head: texts.state, cell: StateBadge },
  ],
  card: Card,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
  },
  fields: {
    name: { label: texts.name, hint: texts.nameHint },
    priority: { label: texts.priority, hint: texts.priorityHint },
    order_type: { label: texts.orderType, labels: texts.types },
    region: { label: texts.region, labels: texts.regions },
    provinces: {
      label: texts.provinces,
      hint: texts.provincesHint,
      wide: true,
      input: ProvincesInput,
      text: (value) => (value as readonly number[]).join(', '),
    },
    min_weight: { label: texts.minWeight },
    max_weight: { label: texts.maxWeight, hint: texts.open },
    min_total: { label: texts.minTotal, hint: texts.totalHint, as: 'money' },
    max_total: { label: texts.maxTotal, hint: texts.open, as: 'money' },
    fee: { label: texts.fee, as: 'money' },
    fee_per_kg: { label: texts.perKg, hint: texts.perKgHint, as: 'money' },
    free_above: { label: texts.freeAbove, hint: texts.open, as: 'money' },
    starts_on: { label: texts.startsOn },
    ends_on: { label: texts.endsOn },
    active: { label: texts.active },
  },
  sections: [
    { title: texts.sections.rule, fields: ['name', 'priority', 'active'] },
    { title: texts.sections.where, fields: ['order_type', 'region', 'provinces'] },
    { title: texts.sections.when, fields: ['min_weight', 'max_weight', 'min_total', 'max_total'] },
    { title: texts.sections.fee, fields: ['fee', 'fee_per_kg', 'free_above'] },
    { title: texts.sections.days, fields: ['starts_on', 'ends_on'], folded: true },
  ],
  blank: {
    name: '',
    priority: 100,
    order_type: 'any',
    region: 'any',
    provinces: [],
    min_weight: 0,
    min_total: 0,
    fee: 0,
    fee_per_kg: 0,
    active: true,
  },
  actions: TryFee,
  bulk: texts.bulk,
}

/** Rules by which a delivery costs what it costs. */
export const FeeRulesScreen = resourceScreen(feeRules, screen)

export const FeeRuleScreen = recordPage(feeRules, screen, {
  text: feeOf,
  badge: StateBadge,
  panels: (rule) => (
    <Panel title={texts.terms}>
      <Facts
        facts={[
          { label: texts.priority, value: rule.priority },
          { label: texts.orderType, value: texts.types[rule.order_type] },
          { label: texts.where, value: <Where {...rule} /> },
          { label: texts.weight, value: weightOf(rule) },
          { label: texts.total, value: totalOf(rule) },
          { label: texts.days, value: daysOf(rule) },
          { label: texts.fee, value: feeOf(rule), strong: true },
        ]}
      />
    </Panel>
  ),
})

function Where({ region, provinces }: Pick<FeeRuleRow, 'region' | 'provinces'>) {
  return provinces.length > 0 ? <ProvinceNames ids={provinces} /> : texts.regions[region]
}

function weightOf({ min_weight: min, max_weight: max }: FeeRuleRow): string {
  if (min === 0 && max === undefined) return texts.any
  return texts.range(texts.grams(min), max === undefined ? null : texts.grams(max))
}

function totalOf({ min_total: min, max_total: max }: FeeRuleRow): string {
  if (min === 0 && max === undefined) return texts.any
  return texts.range(formatVnd(vnd(min)), max === undefined ? null : formatVnd(vnd(max)))
}

function feeOf({ fee, fee_per_kg: perKg, free_above: freeAbove }: FeeRuleRow): string {
  const parts = [
    formatVnd(vnd(fee)),
    perKg > 0 && texts.plus(formatVnd(vnd(perKg))),
    freeAbove !== undefined && `· ${texts.free(formatVnd(vnd(freeAbove)))}`,
  ]
  return parts.filter(Boolean).join(' ')
}

function daysOf({ starts_on: from, ends_on: to }: FeeRuleRow): string {
  return texts.span(from, to) || texts.always
}

function StateBadge({ active }: Pick<FeeRuleRow, 'active'>) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[active ? 'on' : 'off']}</Badge>
    </span>
  )
}

function Card(rule: FeeRuleRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">
          {rule.priority}. {rule.name}
        </b>
        <StateBadge {...rule} />
      </span>
      <span className="text-ink-2">
        <Where {...rule} />
      </span>
      <span>{feeOf(rule)}</span>
    </span>
  )
}
