import { days } from '#domain/kernel/durations.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import {
  forgetAddresses,
  forgetLocks,
  forgetStrayPhones,
  forgetStrayReports,
} from './forget-queries.ts'

type Tools = Pick<Context, 'db' | 'clock'>
type Forget = (db: Db, before: Date, limit: number) => Promise<number>

/** Small enough for the time limit of statements on a busy day too. */
const batchSize = 5000

/**
 * Whence a try came is of no use after half a year, a phone that no account has after a month, a lock
 * that ended after two days. Each is a job of its own: one that fails does not stop the others.
 */
export const genuineJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-code-addresses',
    cron: '41 2 * * *',
    run: forgetOlder(days(180), forgetAddresses),
  },
  { name: 'forget-code-phones', cron: '46 2 * * *', run: forgetOlder(days(30), forgetStrayPhones) },
  {
    name: 'forget-code-reports',
    cron: '51 2 * * *',
    run: forgetOlder(days(30), forgetStrayReports),
  },
  { name: 'forget-code-locks', cron: '56 2 * * *', run: forgetOlder(days(2), forgetLocks) },
]

/** Batch after batch until nothing is left. */
export function forgetOlder(age: number, forget: Forget, limit = batchSize) {
  return async ({ db, clock }: Tools): Promise<void> => {
    const before = new Date(clock.now().getTime() - age)
    while ((await forget(db, before, limit)) > 0);
  }
}
