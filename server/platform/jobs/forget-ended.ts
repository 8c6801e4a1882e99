import { days, hours } from '#domain/kernel/durations.ts'
import type { Context } from '../../context.ts'
import { deleteClosedLetters, deleteEndedJobs, deleteOldEvents } from './job-queries.ts'
import type { ScheduledJob } from './work.ts'

/** Small enough for the time limit of statements on a busy day too. */
const batchSize = 5000

/** Events a week after their jobs were made, jobs an hour after their end, letters half a year after theirs. */
export const forgetEnded: ScheduledJob = {
  name: 'forget-ended-jobs',
  cron: '*/10 * * * *',
  run: (ctx) => deleteEnded(ctx, batchSize),
}

export async function deleteEnded({ db, clock }: Context, limit: number): Promise<void> {
  const ago = (age: number) => new Date(clock.now().getTime() - age)
  const untilFewer = async (forget: typeof deleteEndedJobs, before: Date) => {
    while ((await forget(db, before, limit)) === limit);
  }
  await untilFewer(deleteOldEvents, ago(days(7)))
  await untilFewer(deleteEndedJobs, ago(hours(1)))
  await untilFewer(deleteClosedLetters, ago(days(180)))
}
