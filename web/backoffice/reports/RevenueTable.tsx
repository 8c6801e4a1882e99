import type { RevenueRow } from '#domain/backoffice/reports/api.ts'
import { rowName } from '#domain/backoffice/reports/row-name.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ordersPath, type RevenueFilter } from './revenue-filter.ts'
import { reportScreenTexts as texts } from './texts.ts'

interface RevenueTableProps {
  filter: RevenueFilter
  days: { from: string; to: string }
  rows: readonly RevenueRow[]
}

type Figure = keyof typeof reportTexts.columns
const figures = Object.keys(reportTexts.columns) as Figure[]
const counts: readonly Figure[] = ['orders', 'cancelled', 'pieces']

/** The figures of the chart and all others; where the board can be narrowed to a row it is a link to it. */
export function RevenueTable({ filter, days, rows }: RevenueTableProps) {
  const shown = figures.filter((figure) => rows.some((row) => row[figure] !== null))
  return (
    <>
      <p className="mb-1.5 text-right text-sm text-ink-3 max-md:hidden">{texts.inVnd}</p>
      <Rows
        caption={texts.table}
        rows={rows.length > 1 ? [...rows, sumOf(rows)] : rows}
        keyOf={({ key }) => key}
        columns={[nameColumn(filter, days), ...shown.map(columnOf)]}
        card={cardOf(filter, days, shown)}
      />
    </>
  )
}

/** No key of a row is this word. */
const sumKey = 'sum'

function sumOf(rows: readonly RevenueRow[]): RevenueRow {
  const sums = figures.map((figure) => {
    const known = rows.flatMap((row) => row[figure] ?? [])
    return [figure, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)]
  })
  return { ...(Object.fromEntries(sums) as Record<Figure, never>), key: sumKey, name: '' }
}

function cardOf(filter: RevenueFilter, days: RevenueTableProps['days'], shown: readonly Figure[]) {
  return (row: RevenueRow) => (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          <Name filter={filter} days={days} row={row} />
        </span>
        <span className="shrink-0">{formatVnd(row.net)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {shown
          .filter((figure) => figure !== 'net' && row[figure])
          .map((figure) => `${reportTexts.columns[figure]}: ${written(figure, row)}`)
          .join(' · ')}
      </p>
    </>
  )
}

function Name({ filter, days, row }: Omit<RevenueTableProps, 'rows'> & { row: RevenueRow }) {
  if (row.key === sumKey) return <b>{texts.sum}</b>
  const name = rowName(filter.by, row)
  const path = ordersPath(filter, days, row)
  if (!path) return name
  return (
    <Anchor to={path} aria-label={texts.open(name)} className="text-primary underline">
      {name}
    </Anchor>
  )
}

function nameColumn(filter: RevenueFilter, days: RevenueTableProps['days']): Column<RevenueRow> {
  return {
    key: 'name',
    head: reportTexts.groups[filter.by],
    cell: (row) => <Name filter={filter} days={days} row={row} />,
  }
}

function columnOf(figure: Figure): Column<RevenueRow> {
  return {
    key: figure,
    head: reportTexts.columns[figure],
    align: 'right',
    cell: (row) => {
      const text = row[figure] === null ? '–' : formatNumber(row[figure])
      return figure === 'net' || row.key === sumKey ? <b>{text}</b> : text
    },
  }
}

function written(figure: Figure, row: RevenueRow): string {
  const value = row[figure]
  if (value === null) return '–'
  return counts.includes(figure) ? formatNumber(value) : formatVnd(value)
}
