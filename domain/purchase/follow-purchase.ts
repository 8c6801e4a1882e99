import { addDays, type VietnamDay } from '../kernel/dates.ts'
import type { ReminderState } from './states.ts'

/** A reminder that its purchase made. */
export interface MadeReminder {
  id: number
  plannedOn: VietnamDay
  state: ReminderState
}

/** What becomes of a purchase's reminders when it is written or changed. */
export interface Following {
  move: { id: number; to: VietnamDay }[]
  drop: number[]
  add: VietnamDay[]
}

/** A purchase written down later than that after its day makes no reminder of it any more. */
export const maxDelay = 7

/**
 * How reminders follow their purchase (docs/rules/purchase-reminders.md §2): one that is planned for a
 * day of the purchase stays as it is, whatever its state; open ones of other days move to the days that
 * have none, in order; the rest of them is dropped. Done and dropped ones never change. A day long gone
 * brings nothing new.
 */
export function followPurchase(
  reminders: readonly MadeReminder[],
  days: readonly VietnamDay[],
  today: VietnamDay,
): Following {
  const taken = new Set(reminders.map(({ plannedOn }) => plannedOn))
  const free = days.filter((day) => !taken.has(day) && day >= addDays(today, -maxDelay))
  const astray = reminders
    .filter(({ state, plannedOn }) => state === 'open' && !days.includes(plannedOn))
    .toSorted((one, other) => (one.plannedOn < other.plannedOn ? -1 : 1))
  return {
    move: astray.slice(0, free.length).map(({ id }, index) => ({ id, to: free[index]! })),
    drop: astray.slice(free.length).map(({ id }) => id),
    add: free.slice(astray.length),
  }
}
