import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../../platform/jobs/work.ts'
import { countDueBuyers, countDueCells, countDueProducts } from './cohort-queries.ts'

/** Each minute the buyers whose orders moved. */
export const cohortJobs: readonly ScheduledJob[] = [
  { name: 'count-cohorts', cron: '* * * * *', run: countCohorts },
]

/** Buyers first, then what they stand in, each part in transactions of its own; run again, or by two at once, it changes nothing. */
export async function countCohorts({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const count of [countDueBuyers, countDueCells, countDueProducts]) {
    while (await db.transaction().execute(count)) {
      // Each round takes a bounded part.
    }
  }
}
