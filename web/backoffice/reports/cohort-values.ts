import type { CohortCell, CohortRow } from '#domain/customer/backoffice/cohorts.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { CohortFigure } from './cohort-filter.ts'

const percent = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 1 })

export function percentOf(part: number, whole: number): string {
  return whole === 0 ? '–' : percent.format(part / whole)
}

/** A cell as people read it, and how strong it is: 0 to 1. */
export function valueOf(
  figure: CohortFigure,
  row: Pick<CohortRow, 'customers' | 'cells'>,
  cell: CohortCell,
): { text: string; strength: number } {
  const { customers } = row
  const share = cell.customers / Math.max(1, customers)
  switch (figure) {
    case 'again': {
      const upTo = row.cells
        .filter(({ offset }) => offset <= cell.offset)
        .reduce((sum, { again }) => sum + again, 0)
      return { text: percentOf(upTo, customers), strength: upTo / Math.max(1, customers) }
    }
    case 'bought':
      return { text: percentOf(cell.customers, customers), strength: share }
    case 'customers':
      return { text: formatNumber(cell.customers), strength: share }
    case 'each':
      return {
        text: formatVnd(Math.round(cell.net / Math.max(1, customers))),
        strength: share,
      }
  }
}
