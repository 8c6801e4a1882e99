import CalendarClock from 'lucide-react/icons/calendar-clock'
import {
  pricePlans,
  type PricePlan,
  type PricePlanRecord,
} from '#domain/catalog/backoffice/price-plans.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { PlanDecision } from './PlanDecision.tsx'
import { PlanMoment } from './PlanMoment.tsx'
import { PlanPrice, PlanProduct } from './PlanProduct.tsx'
import { pricePlanScreenTexts as texts, timesOf } from './texts.ts'

const tones: Record<PricePlan['phase'], BadgeTone> = {
  waiting: 'point',
  planned: 'info',
  inForce: 'ok',
  past: 'neutral',
  declined: 'sale',
  cancelled: 'neutral',
}

/** Nobody plans a price of nothing by leaving the box alone. */
const unwritten = undefined as unknown as number

const screen: ScreenDefinition<typeof pricePlans> = {
  words: texts,
  icon: <CalendarClock aria-hidden="true" />,
  path: backofficePaths.pricePlans(),
  recordPath: backofficePaths.pricePlan,
  titleOf: ({ product_name: name }) => name,
  columns: [
    {
      key: 'product',
      head: texts.columns.product,
      cell: ({ product_name: name, product_code: code }) => (
        <span className="block max-w-[40ch]">
          {name}
          <span className="block text-ink-3">{code}</span>
        </span>
      ),
    },
    {
      key: 'price',
      head: texts.columns.price,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ discount_price: price, price_now: now }) => (
        <span className="tabular block">
          <b className="font-semibold">{formatVnd(price)}</b>
          <span className="block text-ink-3">{`${texts.priceNow}: ${formatVnd(now)}`}</span>
        </span>
      ),
    },
    {
      key: 'times',
      head: texts.columns.times,
      sort: 'start',
      cell: (row) => <span className="tabular">{timesOf(row)}</span>,
    },
    { key: 'by', head: texts.columns.by, sort: 'newest', cell: ({ proposed_by: by }) => by },
    { key: 'phase', head: texts.columns.phase, sort: 'phase', cell: PhaseBadge },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span className="text-md">{row.product_name}</span>
        <PhaseBadge phase={row.phase} />
      </span>
      <span className="tabular">
        <span className="text-ink-2">{formatVnd(row.price_now)}</span>
        {' → '}
        <b className="text-md font-semibold">{formatVnd(row.discount_price)}</b>
      </span>
      <span className="tabular text-ink-2">{timesOf(row)}</span>
      <span className="text-ink-3">{`${texts.columns.by}: ${row.proposed_by}`}</span>
    </span>
  ),
  filters: {
    phase: {
      param: 'trang-thai',
      label: texts.phase,
      all: texts.allPhases,
      options: texts.phases,
    },
    product: {
      param: 'san-pham',
      label: texts.product,
      all: texts.anyProduct,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    product_code: { label: texts.pick, input: PlanProduct },
    original_price: { label: texts.original, as: 'money' },
    discount_price: { label: texts.discount, as: 'money', input: PlanPrice },
    starts_at: { label: texts.starts, hint: texts.startsHint, input: PlanMoment, text: momentText },
    ends_at: { label: texts.ends, hint: texts.endsHint, input: PlanMoment, text: momentText },
  },
  blank: {
    product_code: '',
    original_price: unwritten,
    discount_price: unwritten,
    starts_at: null,
    ends_at: null,
  },
  opensAdded: true,
}

/** Prices that hold at their time, those that wait for a second person first. */
export const PricePlansScreen = resourceScreen(pricePlans, screen)

/** One planned price: what it says, who decides. */
export const PricePlanScreen = recordPage(pricePlans, screen, {
  badge: PhaseBadge,
  panels: (record) => <FactsPanel record={record} />,
  side: (record, onChanged) => <PlanDecision record={record} onChanged={onChanged} />,
})

/** Where a planned price is. */
export function PhaseBadge({ phase }: Pick<PricePlan, 'phase'>) {
  return <Badge tone={tones[phase]}>{texts.phases[phase]}</Badge>
}

function FactsPanel({ record }: { record: PricePlanRecord }) {
  const { proposed_by: by, edited_by: editor } = record
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          { label: texts.code, value: record.product_code },
          { label: texts.discount, value: formatVnd(record.discount_price), strong: true },
          { label: texts.original, value: formatVnd(record.original_price) },
          { label: texts.times, value: timesOf(record) },
          { label: texts.priceNow, value: formatVnd(record.price_now) },
          { label: texts.drop, value: texts.dropOf(record.drop, record.highest) },
          { label: texts.reason, value: record.reason },
          { label: texts.columns.by, value: `${by}, ${formatDateTime(record.proposed_at)}` },
          editor !== by && { label: texts.editedBy, value: editor },
        ]}
      />
      <Anchor
        to={backofficePaths.product(record.product_id)}
        className="inline-flex min-h-11 items-center text-sm text-primary hover:underline"
      >
        {texts.seeProduct}
      </Anchor>
    </Panel>
  )
}

function momentText(value: unknown): string {
  return typeof value === 'string' ? formatDateTime(value) : ''
}
