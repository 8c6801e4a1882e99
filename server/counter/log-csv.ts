import { earnLogStatusOf } from '#domain/counter/earn-log-status.ts'
import { counterTexts, earnLogStatusLabels } from '#domain/counter/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { maskPhone } from '#domain/kernel/phone.ts'
import { csvRows } from '../platform/csv.ts'
import type { LogRow } from './earn-log-queries.ts'

/** At most so many entries leave at once. */
const maxRows = 100_000
const rowsAtOnce = 1000

/** The lines of a log, read page after page: one page is in memory at a time. Says when there were more. */
export async function* logLines<Row extends LogRow>(
  readPage: (page: { after: Row | null; limit: number }) => Promise<Row[]>,
  toCells: (row: Row) => (string | number)[] = toLogCells,
): AsyncGenerator<string, void> {
  let left = maxRows
  let after: Row | null = null
  do {
    const limit = Math.min(rowsAtOnce, left)
    const rows: Row[] = await readPage({ after, limit })
    if (rows.length > 0) yield csvRows(rows.map(toCells))
    left -= rows.length
    after = rows.length === limit ? rows.at(-1)! : null
  } while (after && left > 0)
  if (after) yield csvRows([[counterTexts.exportEnds(maxRows)]])
}

/** Phone and code masked as on the screen. */
export function toLogCells(row: LogRow): (string | number)[] {
  return [
    toVietnamIso(row.at).slice(0, 19).replace('T', ' '),
    maskPhone(row.phone),
    row.codeMasked,
    earnLogStatusLabels[earnLogStatusOf(row.result)],
    row.product ?? row.productCode ?? '',
    row.point,
    row.fullName ?? row.pharmacyUser ?? '',
  ]
}
