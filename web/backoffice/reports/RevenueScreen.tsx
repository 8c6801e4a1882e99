import ChartColumn from 'lucide-react/icons/chart-column'
import { useNavigate, useSearchParams } from 'react-router'
import {
  getRevenue,
  revenueBases,
  revenueGroups,
  type RevenueRow,
} from '#domain/backoffice/reports/api.ts'
import { rowName } from '#domain/backoffice/reports/row-name.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { DayFilter } from '../parts/DayFilter.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { backofficePaths } from '../paths.ts'
import { Bars } from './Bars.tsx'
import { ReportExport } from './ReportExport.tsx'
import { readRevenueFilter, revenueQuery, type RevenueFilter } from './revenue-filter.ts'
import { RevenueTable } from './RevenueTable.tsx'
import { reportScreenTexts as texts } from './texts.ts'

/** What orders came to; its rows open the orders that they sum. */
export function RevenueScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const filter = readRevenueFilter(query)
  const answer = useQuery(getRevenue, filter, { keepsPrevious: true })
  const { data } = answer
  const { from, to } = filter
  const show = (changes: Partial<RevenueFilter>) =>
    void navigate(backofficePaths.revenue(revenueQuery({ ...filter, ...changes })))
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          <ReportExport
            list="report-revenue"
            asked={filter}
            direct="/api/admin/reports/revenue/export"
          />
        }
      />
      <div className="mb-3.5 flex flex-wrap items-end gap-2.5">
        <DayFilter
          // Without a choice the last 30 days are shown, and the choice says so.
          range={from || to || !data ? filter : { from: data.from, to: data.to }}
          onChange={(days) => show({ from: days.from, to: days.to })}
        />
        <SelectFilter
          label={texts.by}
          value={filter.by}
          options={revenueGroups.map((value) => ({ value, label: reportTexts.groups[value] }))}
          onChange={(by) => show({ by: by as RevenueFilter['by'] })}
        />
        <SelectFilter
          label={texts.basis}
          value={filter.basis}
          options={revenueBases.map((value) => ({ value, label: reportTexts.bases[value] }))}
          onChange={(basis) => show({ basis: basis as RevenueFilter['basis'] })}
        />
      </div>
      <Answered answer={answer}>
        {({ items, behind, by, ...days }) => (
          <>
            {behind && <p className="mb-2 text-sm text-ink-2">{texts.behind}</p>}
            <Report filter={{ ...filter, by }} days={days} rows={items} />
          </>
        )}
      </Answered>
    </>
  )
}

interface ReportProps {
  filter: RevenueFilter
  days: { from: string; to: string }
  rows: readonly RevenueRow[]
}

const maxBars = 31

function Report({ filter, days, rows }: ReportProps) {
  const { by } = filter
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    )
  }
  const bars = rows
    .slice(0, maxBars)
    .map((row) => ({ key: row.key, name: barName(by, row), value: row.net }))
  const ofGoods = by === 'product' || by === 'brand'
  return (
    <>
      <Total rows={rows} ofGoods={ofGoods} />
      <Bars label={texts.chart(reportTexts.groups[by])} bars={bars} />
      <RevenueTable filter={filter} days={days} rows={rows} />
      <p className="mt-3 text-sm text-ink-3">{ofGoods ? texts.helpGoods : texts.help}</p>
    </>
  )
}

/** A day of the chart is as short as it can be: the table says its year. */
function barName(by: RevenueFilter['by'], row: RevenueRow): string {
  const name = rowName(by, row)
  return by === 'day' ? name.slice(0, 5) : name
}

function Total({ rows, ofGoods }: { rows: readonly RevenueRow[]; ofGoods: boolean }) {
  const net = rows.reduce((sum, row) => sum + row.net, 0)
  const orders = rows.reduce((sum, row) => sum + (row.orders ?? 0), 0)
  return (
    <p className="mb-3" role="status">
      <b>
        {ofGoods
          ? texts.totalGoods(formatVnd(net))
          : texts.total(formatNumber(orders), formatVnd(net))}
      </b>
      {!ofGoods && orders > 0 && (
        <span className="text-ink-2"> · {texts.average(formatVnd(Math.round(net / orders)))}</span>
      )}
    </p>
  )
}
