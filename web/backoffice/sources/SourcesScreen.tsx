import ChartColumn from 'lucide-react/icons/chart-column'
import { useNavigate, useSearchParams } from 'react-router'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { mediumWords, sourceWords } from '#domain/order/came-by-words.ts'
import { listSources, type SourceRow } from '#domain/order/backoffice/sources-api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { DayFilter } from '../parts/DayFilter.tsx'
import { readDay, type DayRange } from '../parts/day-ranges.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { sourceTexts as texts } from './texts.ts'

/** Orders and revenue by the campaign that brought them. */
export function SourcesScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const days = readDays(query)
  const answer = useQuery(listSources, days, { keepsPrevious: true })
  const { data } = answer
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={<ExportLink href={exportAddress(days)}>{texts.export}</ExportLink>}
      />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last 30 days are shown, and the choice says so.
          range={days.from || days.to || !data ? days : { from: data.from, to: data.to }}
          onChange={({ from, to }) => void navigate(backofficePaths.sources({ tu: from, den: to }))}
        />
      </div>
      <Answered answer={answer}>{({ items }) => <Sources rows={items} />}</Answered>
    </>
  )
}

function readDays(query: URLSearchParams): DayRange {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  return { ...(from && { from }), ...(to && { to }) }
}

function exportAddress(days: DayRange): string {
  const query = new URLSearchParams(days as Record<string, string>).toString()
  return `/api/admin/orders/sources/export${query && `?${query}`}`
}

function Sources({ rows }: { rows: readonly SourceRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    )
  }
  const total = rows.reduce((sum, { revenue }) => sum + revenue, 0)
  const orders = rows.reduce((sum, row) => sum + row.orders, 0)
  const cancelled = rows.reduce((sum, row) => sum + row.cancelled, 0)
  const partOf = ({ revenue }: SourceRow) => (total === 0 ? 0 : revenue / total)
  const shareOf = ({ revenue }: SourceRow) =>
    total === 0 ? '–' : `${formatNumber(Math.round((revenue * 100) / total))}%`
  return (
    <>
      <p className="mb-2 font-semibold" role="status">
        {texts.total(formatNumber(orders), formatVnd(total))}
        {cancelled > 0 && texts.besides(formatNumber(cancelled))}
      </p>
      <Rows
        caption={texts.table}
        rows={rows.map((row) => ({ ...row, share: shareOf(row), part: partOf(row) }))}
        keyOf={({ source, medium, campaign }) => `${source} ${medium} ${campaign}`}
        columns={columns}
        card={sourceCard}
      />
      <p className="mt-3 text-sm text-ink-3">{texts.help}</p>
    </>
  )
}

interface ShownRow extends SourceRow {
  share: string
  /** Of all revenue, up to 1. */
  part: number
}

const columns: readonly Column<ShownRow>[] = [
  { key: 'source', head: texts.source, cell: ({ source }) => sourceWords(source) || texts.none },
  { key: 'medium', head: texts.medium, cell: ({ medium }) => mediumWords(medium) || texts.nothing },
  {
    key: 'campaign',
    head: texts.campaign,
    className: 'wrap-anywhere',
    cell: ({ campaign }) => campaign || texts.nothing,
  },
  {
    key: 'orders',
    head: texts.orders,
    align: 'right',
    cell: (row) => formatNumber(row.orders),
  },
  {
    key: 'cancelled',
    head: texts.cancelled,
    align: 'right',
    cell: ({ cancelled }) => formatNumber(cancelled),
  },
  {
    key: 'revenue',
    head: texts.revenue,
    align: 'right',
    cell: ({ revenue }) => <b>{formatVnd(revenue)}</b>,
  },
  {
    key: 'share',
    head: texts.share,
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ share, part }) => (
      <span className="inline-flex items-center gap-2.5">
        <span aria-hidden="true" className="block h-2 w-20 rounded-sm bg-line">
          <span
            className="block h-full rounded-sm bg-primary"
            style={{ width: `${Math.max(0, part) * 100}%` }}
          />
        </span>
        <span className="tabular w-10 text-right">{share}</span>
      </span>
    ),
  },
]

function sourceCard(row: ShownRow) {
  const { source, medium, campaign, orders, cancelled, revenue, share } = row
  return (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">{sourceWords(source) || texts.none}</span>
        <span className="shrink-0">{formatVnd(revenue)}</span>
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        {[mediumWords(medium), campaign].filter(Boolean).join(' / ')}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {`${texts.orders}: ${formatNumber(orders)} · ${texts.cancelled}: ${formatNumber(cancelled)} · ${share}`}
      </p>
    </>
  )
}
