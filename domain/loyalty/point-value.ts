import type { VietnamDay } from '../kernel/dates.ts'

/** What a point is worth from a day on, and who says so. */
export interface PointValue {
  from: VietnamDay
  /** Đồng a point. */
  vnd: number
  source: string
}

const line = /^(\d{2})\/(\d{2})\/(\d{4}): (\d{1,3}(?:\.\d{3})*|\d{1,6}) VNĐ \((.{3,80})\)$/

/** `01/01/2026: 1.000 VNĐ (Quyết định 12/2026)`; null for what is none. */
export function readPointValue(text: string): PointValue | null {
  const read = line.exec(text.trim())
  if (!read) return null
  const [, day, month, year, amount = '', source = ''] = read
  const value = { from: `${year}-${month}-${day}`, vnd: Number(amount.replaceAll('.', '')), source }
  const from = new Date(`${value.from}T00:00:00Z`)
  const isDay = !Number.isNaN(from.getTime()) && from.toISOString().startsWith(value.from)
  return isDay && value.vnd >= 1 && value.vnd <= 1_000_000 ? value : null
}

/** The value that holds on a day: the last that has begun; null where none has. */
export function pointValueOn(lines: readonly string[], day: VietnamDay): PointValue | null {
  const values = lines
    .flatMap((each) => readPointValue(each) ?? [])
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return values.findLast(({ from }) => from <= day) ?? null
}
