import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { ScheduledJob } from '../platform/jobs.ts'
import { forgetTraces } from './attempt-store.ts'

export const genuineJobs: readonly ScheduledJob[] = [
  { name: 'forget-code-traces', cron: '41 2 * * *', run: forgetOldTraces },
]

/** Addresses of tries after half a year, phones without an account after 30 days, old locks. */
export async function forgetOldTraces(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = (age: number) => new Date(ctx.clock.now().getTime() - age)
  await forgetTraces(ctx.db, {
    address: before(days(180)),
    phone: before(days(30)),
    lock: before(days(2)),
  })
}
