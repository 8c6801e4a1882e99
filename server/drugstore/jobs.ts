import type { ScheduledJob } from '../platform/jobs/work.ts'
import { storeSessions } from './session-store.ts'

export const drugstoreJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-old-store-sessions',
    cron: '49 3 * * *',
    run: (ctx) => storeSessions.deleteOld(ctx.db, ctx.clock.now()),
  },
]
