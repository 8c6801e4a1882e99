import {
  revenueBases,
  revenueGroups,
  type RevenueBasis,
  type RevenueGroup,
  type RevenueRow,
} from '#domain/backoffice/reports/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import { backofficePaths, type BackofficeQuery } from '../paths.ts'
import { readDay, type DayRange } from '../parts/day-ranges.ts'

export interface RevenueFilter extends DayRange {
  basis: RevenueBasis
  by: RevenueGroup
}

/** What the address asks for; what it says wrongly is as if it was not said. */
export function readRevenueFilter(query: URLSearchParams): RevenueFilter {
  const [from, to] = [readDay(query.get('tu')), readDay(query.get('den'))]
  return {
    ...(from && { from }),
    ...(to && { to }),
    basis: revenueBases.find((basis) => basis === query.get('tinh-theo')) ?? 'placed',
    by: revenueGroups.find((by) => by === query.get('xem-theo')) ?? 'day',
  }
}

export function revenueQuery({ from, to, basis, by }: RevenueFilter): BackofficeQuery {
  return {
    tu: from,
    den: to,
    'tinh-theo': basis === 'placed' ? undefined : basis,
    'xem-theo': by === 'day' ? undefined : by,
  }
}

/** The board with the orders of a row; null where the board cannot be narrowed to them. */
export function ordersPath(
  { basis, by }: RevenueFilter,
  { from, to }: { from: string; to: string },
  { key }: Pick<RevenueRow, 'key'>,
): string | null {
  if (basis !== 'placed') return null
  if (by === 'type') return backofficePaths.orders({ loai: key, tu: from, den: to })
  const last = lastDayOf(by, key)
  if (last === null) return null
  return backofficePaths.orders({ tu: key < from ? from : key, den: last > to ? to : last })
}

function lastDayOf(by: RevenueGroup, first: string): string | null {
  if (by === 'day') return first
  if (by === 'week') return addDays(first, 6)
  return by === 'month' ? lastOfMonth(first) : null
}

function lastOfMonth(first: string): string {
  return addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
}
