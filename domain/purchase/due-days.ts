import { addDays, type VietnamDay } from '../kernel/dates.ts'

/** What of a purchase makes reminders. */
export interface Supply {
  /** Vietnam day. */
  purchasedOn: VietnamDay
  lines: readonly { daysOfSupply: number | null }[]
  /** A day of its own choice, instead of those that days of supply make. */
  remindOn: VietnamDay | null
}

/**
 * Vietnam days on which a customer is to be reminded of a purchase, earliest first, each once: lines
 * that run out together make one reminder (docs/rules/purchase-reminders.md §1).
 */
export function dueDays({ purchasedOn, lines, remindOn }: Supply): VietnamDay[] {
  if (remindOn !== null) return [remindOn]
  const days = lines.flatMap(({ daysOfSupply }) =>
    daysOfSupply === null ? [] : [dueDay(purchasedOn, daysOfSupply)],
  )
  return [...new Set(days)].toSorted()
}

/** The Vietnam day on which to remind of goods that last so many days: some days before they run out. */
export function dueDay(purchasedOn: VietnamDay, daysOfSupply: number): VietnamDay {
  return addDays(purchasedOn, daysOfSupply - noticeDays(daysOfSupply))
}

/** Days before the end on which is reminded: three, for a short course one, and for a single day none. */
export function noticeDays(daysOfSupply: number): number {
  if (daysOfSupply >= 7) return 3
  return daysOfSupply > 1 ? 1 : 0
}
