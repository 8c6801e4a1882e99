import type { Output } from '#domain/contract.ts'
import { pointLines, type PointLine } from '#domain/backoffice/reports/point-lines.ts'
import { pointGroups } from '#domain/backoffice/reports/point-moves.ts'
import type { getPointReport } from '#domain/backoffice/reports/points/api.ts'
import { reportTexts } from '#domain/backoffice/reports/texts.ts'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { ReactNode } from 'react'
import type { Column } from '#web/ui/Table.tsx'
import { Rows } from '../../parts/Rows.tsx'
import { backofficePaths } from '../../paths.ts'
import { FigureLink } from '../FigureLink.tsx'
import { entryQuery, type EntryFilter, type PointFilter } from './point-filter.ts'
import { pointReportTexts as texts } from './texts.ts'

type Report = Output<typeof getPointReport>
type Month = Report['months'][number]
type Programme = Report['programmes'][number]

interface TableProps {
  filter: PointFilter & { from: string; to: string }
  report: Report
}

function Points({ filter, name, value }: { filter: EntryFilter; name: string; value: number }) {
  return (
    <FigureLink
      to={backofficePaths.pointEntries(entryQuery(filter))}
      label={texts.open(name)}
      value={value}
      text={formatNumber(value)}
    />
  )
}

/** Of each month of expiry. */
export function MonthTable({ filter, report }: TableProps) {
  const { from: _, ...until } = filter
  const nameOf = ({ month }: Month) => formatDate(month).slice(3)
  const points = (row: Month) => (
    <Points
      filter={{ ...until, month: row.month }}
      name={`${texts.month} ${nameOf(row)}`}
      value={row.points}
    />
  )
  const worth = ({ vnd }: Month) => (vnd === null ? '' : formatVnd(vnd))
  return (
    <Rows
      caption={texts.months}
      rows={report.months}
      keyOf={({ month }) => month}
      columns={[
        { key: 'month', head: texts.month, cell: nameOf },
        { key: 'points', head: texts.points, align: 'right', cell: points },
        ...(report.value
          ? [{ key: 'vnd', head: texts.vnd, align: 'right', cell: worth } as const]
          : []),
      ]}
      card={cardWith(nameOf, points, worth)}
    />
  )
}

/** What there was, what was added and taken, what there is. */
export function ForwardTable({ filter, report }: TableProps) {
  const { value } = report
  const name = (row: PointLine) =>
    row.isSum ? (
      <b className="font-semibold">{row.name}</b>
    ) : (
      <span className="pl-4">{row.name}</span>
    )
  const points = (row: PointLine) => (
    <Points filter={entriesOf(filter, row.key)} name={row.name} value={row.points} />
  )
  const worth = (row: PointLine) => (value ? formatVnd(row.points * value.vnd) : '')
  return (
    <Rows
      caption={texts.forward}
      rows={pointLines(report)}
      keyOf={({ key, isSum }) => `${key}-${isSum}`}
      columns={[
        { key: 'line', head: texts.line, cell: name },
        { key: 'points', head: texts.points, align: 'right', cell: points },
        ...(value ? [{ key: 'vnd', head: texts.vnd, align: 'right', cell: worth } as const] : []),
      ]}
      card={cardWith(name, points, worth)}
    />
  )
}

const keys = ['opening', ...pointGroups, 'closing'] as const
type Key = (typeof keys)[number]

/** The same, a programme each. */
export function ProgrammeTable({ filter, report }: TableProps) {
  const rows = report.programmes.filter((row) => keys.some((key) => row[key] !== 0))
  const shown = keys.filter((key) => rows.some((row) => row[key] !== 0))
  const nameOf = (key: Key) =>
    key === 'opening' || key === 'closing' ? reportTexts[key] : reportTexts.pointGroups[key]
  const figure = (key: Key, row: Programme) => (
    <Points
      filter={entriesOf({ ...filter, programme: row.id }, key)}
      name={`${row.name}, ${nameOf(key)}`}
      value={row[key]}
    />
  )
  const columns: Column<Programme>[] = shown.map((key) => ({
    key,
    head: nameOf(key),
    align: 'right',
    cell: (row) => figure(key, row),
  }))
  return (
    <Rows
      caption={texts.byProgramme}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[{ key: 'name', head: reportTexts.programme, cell: ({ name }) => name }, ...columns]}
      card={programmeCard(shown, nameOf, figure)}
    />
  )
}

/** Where there is no room for columns: what it is of, its figure, and what that is worth. */
function cardWith<Row>(
  name: (row: Row) => ReactNode,
  points: (row: Row) => ReactNode,
  worth: (row: Row) => string,
) {
  return (row: Row) => (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0">{name(row)}</span>
      <span className="flex shrink-0 items-center gap-2">
        <span className="text-sm text-ink-2">{texts.points}</span>
        {points(row)}
      </span>
      {worth(row) && (
        <span className="flex w-full justify-end gap-2 text-sm text-ink-2">
          <span>{texts.vnd}</span>
          {worth(row)}
        </span>
      )}
    </p>
  )
}

function programmeCard(
  shown: readonly Key[],
  nameOf: (key: Key) => string,
  figure: (key: Key, row: Programme) => ReactNode,
) {
  return (row: Programme) => (
    <>
      <p className="font-semibold">{row.name}</p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm">
        {shown.map((key) => (
          <div key={key} className="contents">
            <dt className="text-ink-2">{nameOf(key)}</dt>
            <dd className="text-right">{figure(key, row)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What there was is all before the first day; what there is, all until the last. */
function entriesOf({ from, ...filter }: TableProps['filter'], key: PointLine['key']): EntryFilter {
  if (key === 'opening') return { ...filter, to: addDays(from, -1) }
  return key === 'closing' ? filter : { ...filter, from, figure: key }
}
