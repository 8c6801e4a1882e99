import type { VietnamDay } from './kernel/dates.ts'

/** Where a window of days stands on a Vietnam day, whatever waits for approval. */
export const windowTimes = ['planned', 'running', 'ended'] as const
export type WindowTime = (typeof windowTimes)[number]

/** Both days belong to the window. */
export function windowTimeOn(
  today: VietnamDay,
  { starts_on: from, ends_on: to }: { starts_on: VietnamDay; ends_on: VietnamDay },
): WindowTime {
  if (from > today) return 'planned'
  return to < today ? 'ended' : 'running'
}
