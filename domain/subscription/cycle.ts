import { addDays, type VietnamDay } from '../kernel/dates.ts'

/** A member is told so many days before an order is made. */
export const noticeDays = 2
/** Days on which an order is tried before its cycle is given up. */
export const maxTries = 3
/** As far as the next order may be put off, in days. */
export const maxWait = 365

const daysOf: Record<string, number> = { ngày: 1, tuần: 7, tháng: 30 }

/** `30 ngày` → 30, `2 tuần` → 14; null for what is no cycle. */
export function cycleDays(cycle: string): number | null {
  const [, count, unit] = /^(\d{1,3}) (\p{L}+)$/u.exec(cycle.trim().toLowerCase()) ?? []
  const days = Number(count) * (daysOf[unit ?? ''] ?? 0)
  return days > 0 && days <= maxWait ? days : null
}

/** The first day from `earliest` on that keeps the rhythm: a whole number of cycles after `day`. */
export function nextInRhythm(day: VietnamDay, cycle: number, earliest: VietnamDay): VietnamDay {
  let next = day
  while (next < earliest) next = addDays(next, cycle)
  return next
}
