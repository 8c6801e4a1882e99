import type { ScheduledJob } from '../platform/jobs.ts'
import { forgetRejections } from './rejection-store.ts'
import { sweepPayments } from './sweep-payments.ts'

export const paymentJobs: readonly ScheduledJob[] = [
  { name: 'sweep-payments', cron: '* * * * *', run: sweepPayments },
  {
    name: 'forget-payment-rejections',
    cron: '23 4 * * *',
    run: (ctx) => forgetRejections(ctx.db, ctx.clock.now()),
  },
]
