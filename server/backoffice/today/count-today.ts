import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../../platform/jobs/work.ts'
import { countQuarters, findLastQuarter, forgetQuarters } from './figure-queries.ts'

const weekDays = 7
const keptDays = 35

/** Each minute the day anew, so that an order cancelled since counts no longer; after a pause what was missed. */
export const todayJobs: readonly ScheduledJob[] = [
  { name: 'count-today', cron: '* * * * *', run: countToday },
]

export async function countToday(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const today = startOf(ctx.clock.today())
  const last = await findLastQuarter(ctx.db)
  const missed = last ?? startOf(addDays(ctx.clock.today(), -weekDays))
  await countQuarters(ctx.db, missed < today ? missed : today, now)
  await forgetQuarters(ctx.db, new Date(now.getTime() - days(keptDays)))
}

/** The instant at which a Vietnam day begins. */
export function startOf(day: VietnamDay): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
