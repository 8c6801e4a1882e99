import { addDays, type VietnamDay } from '../kernel/dates.ts'

/** The most months that the setting `pointsValidity` may say. */
export const maxValidityMonths = 36

/**
 * The last Vietnam day on which points can be spent: `months` after the end of the calendar quarter
 * in which they were earned.
 */
export function expiryDay(earnedOn: VietnamDay, months: number): VietnamDay {
  const [year = 0, month = 0] = earnedOn.split('-').map(Number)
  const quarterEnd = Math.ceil(month / 3) * 3
  return addDays(firstOfMonth(year, quarterEnd + months + 1), -1)
}

/** Points that come back after their lot's day is over live this many days more. */
export const refillDays = 30

/** The last day of points that come back on `today` to a lot whose day is over. */
export function refillExpiryDay(today: VietnamDay): VietnamDay {
  return addDays(today, refillDays)
}

/** How many days before points expire their member is told: first, and last. */
export const noticeDays = [30, 7] as const

/** `month` counts from January of `year` and may run past December. */
function firstOfMonth(year: number, month: number): VietnamDay {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
}
