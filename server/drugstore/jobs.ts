import type { ScheduledJob } from '../platform/jobs.ts'
import { deleteExpiredSessions } from './session-store.ts'

export const drugstoreJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-old-store-sessions',
    cron: '49 3 * * *',
    run: (ctx) => deleteExpiredSessions(ctx.db, ctx.clock.now()),
  },
]
