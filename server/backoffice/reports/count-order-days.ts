import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../../platform/jobs/work.ts'
import { countDueDays } from './order-day-queries.ts'

/** Each minute the days whose orders moved. */
export const reportJobs: readonly ScheduledJob[] = [
  { name: 'count-order-days', cron: '* * * * *', run: countOrderDays },
]

/** Counts until nothing is due; run again, or by two at once, it changes nothing. */
export async function countOrderDays({ db }: Context): Promise<void> {
  while (await db.transaction().execute(countDueDays)) {
    // Each round takes a bounded part.
  }
}
