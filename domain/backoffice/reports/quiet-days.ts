import { addDays, type VietnamDay } from '../../kernel/dates.ts'
import { vnd } from '../../kernel/vnd.ts'
import type { RevenueGroup, RevenueRow } from './api.ts'

/** As many rows as a report has at most. */
const maxRows = 1000

/**
 * The same rows, newest first, with those of the days, weeks or months in which nobody ordered: without them a chart
 * draws a week of nothing as if it had not been. A report of nothing at all stays empty.
 */
export function withQuietDays(
  by: RevenueGroup,
  { from, to }: { from: VietnamDay; to: VietnamDay },
  rows: readonly RevenueRow[],
): RevenueRow[] {
  const keyOf = keys[by]
  if (!keyOf || rows.length === 0) return [...rows]
  const known = new Map(rows.map((row) => [row.key, row]))
  const all = new Set<string>()
  for (let day = to; day >= from && all.size < maxRows; day = addDays(day, -1)) all.add(keyOf(day))
  return [...all].map((key) => known.get(key) ?? { ...quiet, key })
}

const keys: Partial<Record<RevenueGroup, (day: VietnamDay) => string>> = {
  day: (day) => day,
  week: (day) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (day) => `${day.slice(0, 8)}01`,
}

const none = vnd(0)

const quiet = {
  name: '',
  orders: 0,
  cancelled: 0,
  pieces: null,
  gross: none,
  price_discount: none,
  employee_discount: none,
  voucher: none,
  fee: none,
  returned: none,
  net: 0,
}
