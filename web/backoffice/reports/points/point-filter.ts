import { pointFigures, type PointFigure } from '#domain/backoffice/reports/point-moves.ts'
import type { BackofficeQuery } from '../../paths.ts'
import { readDay, type DayRange } from '../../parts/day-ranges.ts'

export interface PointFilter extends DayRange {
  programme?: number
}

/** What the address asks for; what it says wrongly is as if it was not said. */
export function readPointFilter(query: URLSearchParams): PointFilter {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  const programme = query.get('chuong-trinh') ?? ''
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(/^\d{1,9}$/.test(programme) && { programme: Number(programme) }),
  }
}

export function pointQuery({ from, to, programme }: PointFilter): BackofficeQuery {
  return { tu: from, den: to, 'chuong-trinh': programme?.toString() }
}

export interface EntryFilter extends PointFilter {
  figure?: PointFigure
  /** The first of the month of expiry. */
  month?: string
}

export function readEntryFilter(query: URLSearchParams): EntryFilter {
  const figure = pointFigures.find((each) => each === query.get('muc'))
  const month = readDay(query.get('thang'))
  return {
    ...readPointFilter(query),
    ...(figure && { figure }),
    ...(month?.endsWith('-01') && { month }),
  }
}

export function entryQuery({ figure, month, ...filter }: EntryFilter): BackofficeQuery {
  return { ...pointQuery(filter), muc: figure, thang: month }
}
