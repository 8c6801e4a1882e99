import Route from 'lucide-react/icons/route'
import { carrierRules, type CarrierRuleRow } from '#domain/order/carriers/backoffice.ts'
import { carrierLabel, shippingUnitNames } from '#domain/shipping/units.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { ProvinceNames, ProvincesInput } from './ProvincesInput.tsx'
import { carrierRuleTexts as texts, feeRuleTexts } from './texts.ts'

const unitLabels = Object.fromEntries(shippingUnitNames.map((name) => [name, carrierLabel(name)]))

const screen: ScreenDefinition<typeof carrierRules> = {
  words: texts,
  icon: <Route aria-hidden="true" />,
  path: backofficePaths.carrierRules(),
  recordPath: backofficePaths.carrierRule,
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
    { key: 'unit', head: texts.unit, cell: ({ unit }) => carrierLabel(unit) },
    { key: 'where', head: texts.where, cell: Where },
    { key: 'weight', head: texts.weight, cell: weightOf },
    { key: 'cash', head: texts.cash, cell: ({ cash }) => texts.cashKinds[cash] },
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
    name: { label: texts.name },
    priority: { label: texts.priority, hint: texts.priorityHint },
    unit: { label: texts.unit, labels: unitLabels },
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
    cash: { label: texts.cash, labels: texts.cashKinds },
    active: { label: texts.active },
  },
  sections: [
    { title: texts.sections.rule, fields: ['name', 'priority', 'unit', 'active'] },
    { title: texts.sections.where, fields: ['order_type', 'region', 'provinces'] },
    { title: texts.sections.when, fields: ['min_weight', 'max_weight', 'cash'] },
  ],
  blank: {
    name: '',
    priority: 100,
    unit: 'ECO',
    order_type: 'any',
    region: 'any',
    provinces: [],
    min_weight: 0,
    cash: 'any',
    active: true,
  },
  bulk: texts.bulk,
}

/** Who carries what, where nobody chooses by hand. */
export const CarrierRulesScreen = resourceScreen(carrierRules, screen)

export const CarrierRuleScreen = recordPage(carrierRules, screen, {
  text: ({ unit }) => carrierLabel(unit),
  badge: StateBadge,
  panels: (rule) => (
    <Panel title={texts.terms}>
      <Facts
        facts={[
          { label: texts.priority, value: rule.priority },
          { label: texts.unit, value: carrierLabel(rule.unit), strong: true },
          { label: texts.orderType, value: texts.types[rule.order_type] },
          { label: texts.where, value: <Where {...rule} /> },
          { label: texts.weight, value: weightOf(rule) },
          { label: texts.cash, value: texts.cashKinds[rule.cash] },
        ]}
      />
    </Panel>
  ),
})

function Where({ region, provinces }: Pick<CarrierRuleRow, 'region' | 'provinces'>) {
  return provinces.length > 0 ? <ProvinceNames ids={provinces} /> : texts.regions[region]
}

function weightOf({ min_weight: min, max_weight: max }: CarrierRuleRow): string {
  if (min === 0 && max === undefined) return feeRuleTexts.any
  return feeRuleTexts.range(
    feeRuleTexts.grams(min),
    max === undefined ? null : feeRuleTexts.grams(max),
  )
}

function StateBadge({ active }: Pick<CarrierRuleRow, 'active'>) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={active ? 'ok' : 'neutral'}>{texts.states[active ? 'on' : 'off']}</Badge>
    </span>
  )
}

function Card(rule: CarrierRuleRow) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-center justify-between gap-3">
        <b className="text-md font-semibold">
          {rule.priority}. {rule.name}
        </b>
        <StateBadge {...rule} />
      </span>
      <span>{carrierLabel(rule.unit)}</span>
      <span className="text-ink-2">
        <Where {...rule} />
      </span>
    </span>
  )
}
