import type { ScheduledJob } from '../platform/jobs.ts'
import { forgetNews } from './forget-store.ts'
import { sweepPayments } from './sweep-payments.ts'

export const paymentJobs: readonly ScheduledJob[] = [
  { name: 'sweep-payments', cron: '* * * * *', run: sweepPayments },
  {
    name: 'forget-payment-news',
    cron: '23 4 * * *',
    run: (ctx) => forgetNews(ctx.db, ctx.clock.now()),
  },
]
