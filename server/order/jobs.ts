import type { ScheduledJob } from '../platform/jobs/work.ts'
import { reduceFinishedOrders } from './member/erasure-queries.ts'
import { forgetOldRequests } from './return-request/forget-requests.ts'
import { lapseRequests } from './return-request/lapse-requests.ts'
import { sweepOrders } from './payment/sweep-orders.ts'

export const orderJobs: readonly ScheduledJob[] = [
  { name: 'sweep-orders', cron: '* * * * *', run: sweepOrders },
  { name: 'lapse-return-requests', cron: '23 8 * * *', run: lapseRequests },
  { name: 'forget-return-requests', cron: '13 4 * * *', run: forgetOldRequests },
  {
    name: 'reduce-orders',
    cron: '3 4 * * *',
    run: async (ctx) => {
      await reduceFinishedOrders(ctx.db, ctx.clock.now())
    },
  },
]
