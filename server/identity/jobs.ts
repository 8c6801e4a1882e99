import type { ScheduledJob } from '../platform/jobs/work.ts'
import { eraseDueMembers } from './erase-members.ts'
import { deleteExpiredTraces } from './erase-queries.ts'
import { forgetEndedDevices } from './push/device-queries.ts'

export const identityJobs: readonly ScheduledJob[] = [
  { name: 'erase-members', cron: '23 3 * * *', run: eraseDueMembers },
  {
    name: 'forget-old-sessions',
    cron: '43 3 * * *',
    run: async (ctx) => {
      await forgetEndedDevices(ctx.db, ctx.clock.now())
      await deleteExpiredTraces(ctx.db, ctx.clock.now())
    },
  },
]
