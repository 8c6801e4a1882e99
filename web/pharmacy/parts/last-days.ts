import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { today } from '#web/state/clock.ts'

export interface DaySpan {
  from: VietnamDay
  to: VietnamDay
}

/** So many days up to today, today among them. */
export function lastDays(count: number): DaySpan {
  return { from: addDays(today(), 1 - count), to: today() }
}
