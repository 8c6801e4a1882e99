import type { ScheduledJob } from '../platform/jobs/work.ts'
import { forgetNews } from './forget-queries.ts'
import { forgetOldAccounts } from './refund-account/forget.ts'
import { sweepPayments } from './sweep-payments.ts'

export const paymentJobs: readonly ScheduledJob[] = [
  // A refund that a killed process was sending may be taken up half a minute later (`send-refund.ts`).
  { name: 'sweep-payments', cron: '* * * * *', afterStart: [0, 31], run: sweepPayments },
  {
    name: 'forget-payment-news',
    cron: '23 4 * * *',
    run: async (ctx) => {
      await forgetNews(ctx.db, ctx.clock.now())
      await forgetOldAccounts(ctx.db, ctx.clock.now())
    },
  },
]
