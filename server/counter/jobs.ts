import { days } from '#domain/kernel/durations.ts'
import type { ScheduledJob } from '../platform/jobs/work.ts'
import { forgetStrayPhones } from './forget-queries.ts'

const atOnce = 5000

/** As of codes that were entered: a phone without an account is of no use after a month. */
export const counterJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-counter-phones',
    cron: '36 2 * * *',
    run: async ({ db, clock }) => {
      const before = new Date(clock.now().getTime() - days(30))
      while ((await forgetStrayPhones(db, before, atOnce)) === atOnce);
    },
  },
]
