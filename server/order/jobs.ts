import type { ScheduledJob } from '../platform/jobs.ts'
import { reduceFinishedOrders } from './member/erasure-store.ts'
import { sweepOrders } from './payment/sweep-orders.ts'

export const orderJobs: readonly ScheduledJob[] = [
  { name: 'sweep-orders', cron: '* * * * *', run: sweepOrders },
  {
    name: 'reduce-orders',
    cron: '3 4 * * *',
    run: async (ctx) => {
      await reduceFinishedOrders(ctx.db, ctx.clock.now())
    },
  },
]
