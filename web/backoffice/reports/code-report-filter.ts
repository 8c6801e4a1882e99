import {
  codeReportGroups,
  counterfeitFigures,
  tryFigures,
  type CodeFigure,
  type CodeReportGroup,
  type CodeReportRow,
} from '#domain/genuine/backoffice/code-report.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { backofficePaths } from '../paths.ts'
import { readDay, type DayRange } from '../parts/day-ranges.ts'

export interface CodeReportFilter extends DayRange {
  by: CodeReportGroup
}

/** What the address asks for; what it says wrongly is as if it was not said. */
export function readCodeFilter(query: URLSearchParams): CodeReportFilter {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  return {
    ...(from && { from }),
    ...(to && { to }),
    by: codeReportGroups.find((by) => by === query.get('xem-theo')) ?? 'day',
  }
}

export function codeReportPath({ from, to, by }: CodeReportFilter): string {
  return backofficePaths.codeReport({
    tu: from,
    den: to,
    'xem-theo': by === 'day' ? undefined : by,
  })
}

/** One figure of one row. */
export interface OpenedFigure {
  from: string
  to: string
  by: CodeReportGroup
  key: string
  figure: CodeFigure
}

const figures: readonly CodeFigure[] = [...tryFigures, ...counterfeitFigures]

/** Null for an address that names no days. */
export function readOpened(query: URLSearchParams): OpenedFigure | null {
  const { from, to, by } = readCodeFilter(query)
  if (!from || !to) return null
  const figure = figures.find((one) => one === query.get('so-lieu')) ?? 'entered'
  return { from, to, by, key: query.get('dong')?.slice(0, 60) ?? '', figure }
}

/** Where a figure's entries are; of a day or month only its days. */
export function openedPath(
  by: CodeReportGroup,
  days: Required<DayRange>,
  { key }: Pick<CodeReportRow, 'key'>,
  figure: CodeFigure,
): string {
  const last = lastDayOf(by, key) ?? days.to
  const first = by === 'day' || by === 'month' ? key : days.from
  return backofficePaths.triedCodes({
    tu: first < days.from ? days.from : first,
    den: last > days.to ? days.to : last,
    'xem-theo': by === 'day' ? undefined : by,
    dong: key,
    'so-lieu': figure === 'entered' ? undefined : figure,
  })
}

function lastDayOf(by: CodeReportGroup, first: string): string | null {
  if (by === 'day') return first
  return by === 'month' ? addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) : null
}
