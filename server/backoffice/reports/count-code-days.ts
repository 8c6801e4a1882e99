import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../../platform/jobs/work.ts'
import { countDueCodeDay } from './code-day-queries.ts'

/** Each minute the days on which codes were entered. */
export const codeDayJobs: readonly ScheduledJob[] = [
  { name: 'count-code-days', cron: '* * * * *', run: countCodeDays },
]

/** A day a transaction, until none is due; run again, or by two at once, it changes nothing. */
export async function countCodeDays({ db }: Pick<Context, 'db'>): Promise<void> {
  while (await db.transaction().execute(countDueCodeDay)) {
    // Whatever ends it leaves the other days due.
  }
}
