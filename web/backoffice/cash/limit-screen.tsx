import CalendarClock from 'lucide-react/icons/calendar-clock'
import { cashLimits, type CashLimitRow } from '#domain/order/cash/backoffice/limits.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { useCan } from '../data/staff-session.ts'
import { Facts, Panel } from '../parts/Panel.tsx'
import { carrierLabels, cashLimitScreenTexts as texts } from './texts.ts'

const tones: Record<CashLimitRow['period'], BadgeTone> = {
  current: 'ok',
  coming: 'info',
  past: 'neutral',
}

const screen: ScreenDefinition<typeof cashLimits> = {
  words: texts,
  icon: <CalendarClock aria-hidden="true" />,
  path: backofficePaths.cashLimits(),
  recordPath: backofficePaths.cashLimit,
  titleOf: ({ carrier }) => cashCarrierLabel(carrier),
  columns: [
    {
      key: 'carrier',
      head: texts.carrier,
      sort: 'carrier',
      cell: ({ carrier }) => <b className="font-semibold">{cashCarrierLabel(carrier)}</b>,
    },
    { key: 'days', head: texts.days, align: 'right', cell: ({ days }) => texts.daysOf(days) },
    {
      key: 'from',
      head: texts.validFrom,
      sort: 'from',
      cell: ({ valid_from: from }) => formatDate(from),
    },
    { key: 'period', head: texts.period, cell: PeriodOf },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="text-md font-semibold">{cashCarrierLabel(row.carrier)}</b>
        <b className="font-semibold">{texts.daysOf(row.days)}</b>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 text-ink-2">
        {texts.from(formatDate(row.valid_from))}
        <PeriodOf {...row} />
      </span>
    </span>
  ),
  filters: {
    carrier: {
      param: 'don-vi',
      label: texts.carrier,
      all: texts.allCarriers,
      options: carrierLabels,
    },
    period: {
      param: 'thoi-ky',
      label: texts.period,
      all: texts.allPeriods,
      options: texts.periods,
    },
  },
  fields: {
    carrier: { label: texts.carrier, labels: carrierLabels },
    days: { label: texts.days, hint: texts.daysHint },
    valid_from: { label: texts.validFrom },
  },
  blank: { carrier: 'ECO', days: 1, valid_from: '' },
}

/** For how long each may keep what it took, by the day from which on. */
export const CashLimitsScreen = resourceScreen(cashLimits, screen)

export const CashLimitScreen = recordPage(cashLimits, screen, {
  text: ({ days, valid_from: from }) => `${texts.daysOf(days)}, ${texts.from(formatDate(from))}`,
  badge: PeriodOf,
  panels: (record) => <LimitPanel limit={record} />,
})

function LimitPanel({ limit: { carrier, days, valid_from: from } }: { limit: CashLimitRow }) {
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          { label: texts.carrier, value: cashCarrierLabel(carrier) },
          { label: texts.days, value: texts.daysOf(days), strong: true },
          { label: texts.validFrom, value: formatDate(from) },
        ]}
      />
      {useCan('cash.close') && (
        <Anchor
          to={backofficePaths.cash({ 'don-vi': carrier })}
          className="mt-2 inline-flex min-h-11 items-center text-sm text-primary hover:underline"
        >
          {texts.toCash}
        </Anchor>
      )}
    </Panel>
  )
}

function PeriodOf({ period }: Pick<CashLimitRow, 'period'>) {
  return <Badge tone={tones[period]}>{texts.periods[period]}</Badge>
}
