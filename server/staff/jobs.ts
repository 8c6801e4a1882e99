import type { ScheduledJob } from '../platform/jobs/work.ts'
import { deleteExpiredTraces } from './sessions.ts'

export const staffJobs: readonly ScheduledJob[] = [
  {
    name: 'forget-old-desk-sessions',
    cron: '47 3 * * *',
    run: (ctx) => deleteExpiredTraces(ctx.db, ctx.clock.now()),
  },
]
