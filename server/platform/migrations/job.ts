import type { Context } from '../../context.ts'
import type { ScheduledJob } from '../jobs/work.ts'
import { runBackfills } from './backfill.ts'
import { readMigrations } from './read-migrations.ts'

/** What a killed worker was filling is gone on with by the next one, from where it stopped. */
export const backfillJob: ScheduledJob = {
  name: 'run-backfills',
  cron: '* * * * *',
  afterStart: [1],
  run: fillOn,
}

async function fillOn({ pool, log }: Context): Promise<void> {
  const stopped = await runBackfills(pool, readMigrations())
  if (stopped === 'outOfTime') log.info('a backfill goes on at the next turn')
}
