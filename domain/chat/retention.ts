import type { VietnamDay } from '../kernel/dates.ts'

/** What is kept how long from a day on. */
export interface RetentionRule {
  from: VietnamDay
  /** Days after its last message for which a conversation is kept. */
  days: number
  /** The same of its pictures. */
  pictureDays: number
}

const line = /^(\d{2})\/(\d{2})\/(\d{4}): (\d{1,4}) ngày, ảnh (\d{1,4}) ngày$/

/** `01/01/2026: 365 ngày, ảnh 90 ngày`; null for what is none. */
export function readRetention(text: string): RetentionRule | null {
  const read = line.exec(text.trim())
  if (!read) return null
  const [, day, month, year, kept, pictures] = read
  const rule = {
    from: `${year}-${month}-${day}`,
    days: Number(kept),
    pictureDays: Number(pictures),
  }
  const isDay = !Number.isNaN(Date.parse(`${rule.from}T00:00:00Z`))
  return isDay && rule.days >= 1 && rule.pictureDays >= 1 ? rule : null
}

/** The rule that holds on a day: the last that has begun, or the first of all. */
export function retentionOn(lines: readonly string[], day: VietnamDay): RetentionRule {
  const rules = lines
    .flatMap((each) => readRetention(each) ?? [])
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return rules.findLast(({ from }) => from <= day) ?? rules[0]!
}
