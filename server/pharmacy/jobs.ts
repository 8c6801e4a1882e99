import type { ScheduledJob } from '../platform/jobs/work.ts'
import { pharmacySessions } from './sessions.ts'

export const pharmacyJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-old-store-sessions',
    cron: '49 3 * * *',
    run: (ctx) => pharmacySessions.deleteOld(ctx.db, ctx.clock.now()),
  },
]
