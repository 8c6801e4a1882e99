import type { VietnamDay } from '../../kernel/dates.ts'

/** First and last. */
export interface CodeDays {
  from: VietnamDay
  to: VietnamDay
}

/**
 * The Vietnam days whose orders have codes that begin with `DH` and these digits of `YYMMDD`:
 * `2611` is November 2026. Null where there is no such day.
 */
export function daysOfCode(digits: string): CodeDays | null {
  const from = firstFrom(partsOf(digits.padEnd(6, '0')))
  const to = lastUntil(partsOf(digits.padEnd(6, '9')))
  return from > to ? null : { from, to }
}

function partsOf(digits: string): [year: number, month: number, day: number] {
  const [year, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)))
  return [2000 + year!, month!, day!]
}

function firstFrom([year, month, day]: [number, number, number]): VietnamDay {
  return dayOf(year, Math.max(month, 1), Math.max(day, 1))
}

function lastUntil([year, month, day]: [number, number, number]): VietnamDay {
  if (month > 12) return dayOf(year, 12, 31)
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return dayOf(year, month, Math.min(day, lastOfMonth))
}

function dayOf(year: number, month: number, day: number): VietnamDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
