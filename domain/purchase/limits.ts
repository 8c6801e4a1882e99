import { addDays, type VietnamDay } from '../kernel/dates.ts'

/** Days for which a pharmacy's note of a purchase is kept: two years (docs/rules/purchase-reminders.md §5). */
export const keptDays = 730

/** Days after which an open reminder that nobody carried out is dropped. */
export const lapsesAfter = 90

/** The last Vietnam day to which a reminder may be put. */
export function farthestDay(today: VietnamDay): VietnamDay {
  return addDays(today, 1000)
}
