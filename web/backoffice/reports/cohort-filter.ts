import {
  cohortSpans,
  cohortSplits,
  type CohortRow,
  type CohortSplit,
} from '#domain/customer/backoffice/cohorts.ts'
import { backofficePaths } from '../paths.ts'
import { readDay } from '../parts/day-ranges.ts'

/** What of a cell is shown. */
export const cohortFigures = ['again', 'bought', 'customers', 'each'] as const
export type CohortFigure = (typeof cohortFigures)[number]

export interface CohortFilter {
  split: CohortSplit
  key: string
  months: (typeof cohortSpans)[number]
  figure: CohortFigure
}

/** What the address asks for; what it says wrongly is as if it was not said. */
export function readCohortFilter(query: URLSearchParams): CohortFilter {
  const split = cohortSplits.find((one) => one === query.get('chia-theo')) ?? 'all'
  return {
    split,
    key: split === 'all' ? '' : (query.get('chon')?.slice(0, 20) ?? ''),
    months: cohortSpans.find((one) => one === query.get('thang')) ?? '12',
    figure: cohortFigures.find((one) => one === query.get('so-lieu')) ?? 'again',
  }
}

export function cohortPath({ split, key, months, figure }: CohortFilter): string {
  return backofficePaths.cohorts({
    'chia-theo': split === 'all' ? undefined : split,
    chon: key,
    thang: months === '12' ? undefined : months,
    'so-lieu': figure === 'again' ? undefined : figure,
  })
}

/** The customers of a cell. */
export interface OpenedCell {
  split: CohortSplit
  key: string
  /** First days of months. */
  first: string
  month: string
}

export function cellPath(
  { split, key }: Pick<CohortFilter, 'split' | 'key'>,
  { key: first }: Pick<CohortRow, 'key'>,
  offset: number,
): string {
  return openedCellPath({ split, key, first, month: monthAfter(first, offset) })
}

export function openedCellPath({ split, key, first, month }: OpenedCell, page = 1): string {
  return backofficePaths.cohortCustomers({
    'chia-theo': split === 'all' ? undefined : split,
    chon: key,
    'mua-dau': first,
    thang: month,
    trang: page > 1 ? String(page) : undefined,
  })
}

/** Null for an address that names no month. */
export function readOpenedCell(query: URLSearchParams): OpenedCell | null {
  const first = readDay(query.get('mua-dau'))
  const month = readDay(query.get('thang'))
  if (!first?.endsWith('-01') || !month?.endsWith('-01')) return null
  const { split, key } = readCohortFilter(query)
  return { split, key, first, month }
}

function monthAfter(first: string, count: number): string {
  const [year, month] = first.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}
