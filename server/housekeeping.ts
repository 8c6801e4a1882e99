import { codeDayJobs, cohortJobs, reportJobs, todayJobs } from './backoffice/index.ts'
import { forgetBell } from './bell/index.ts'
import { catalogJobs } from './catalog/jobs.ts'
import { chatJobs } from './chat/index.ts'
import type { Context } from './context.ts'
import { pharmacyJobs } from './pharmacy/jobs.ts'
import { counterJobs } from './counter/jobs.ts'
import { dataRequestJobs } from './data-request/index.ts'
import { genuineJobs } from './genuine/jobs.ts'
import { gameJobs } from './game/jobs.ts'
import { identityJobs } from './identity/jobs.ts'
import { loyaltyJobs } from './loyalty/jobs.ts'
import { forgetCountedTries } from './membership/index.ts'
import { forgetMessages, forgetRefusals } from './notification/index.ts'
import { orderJobs } from './order/jobs.ts'
import { shippingJobs } from './shipping/index.ts'
import { forgetCodes } from './otp/index.ts'
import { paymentJobs } from './payment/jobs.ts'
import { forgetPartnerCalls, forgetWebhooks } from './partner/index.ts'
import { forgetKeys } from './platform/idempotency.ts'
import { forgetFailedRequests } from './platform/http/incident-book.ts'
import type { ScheduledJob } from './platform/jobs/work.ts'
import { forgetCountedRequests } from './platform/rate-limit.ts'
import { forgetOldLeads } from './publishing/index.ts'
import { purchaseJobs } from './purchase/jobs.ts'
import { reviewJobs } from './review/jobs.ts'
import { questionJobs } from './question/index.ts'
import { forgetBulkJobs, forgetExports } from './resource/index.ts'
import { stockJobs } from './stock/index.ts'
import { subscriptionJobs } from './subscription/jobs.ts'
import { staffJobs } from './staff/jobs.ts'

/** What is thrown away when its time is over. */
export const scheduledJobs: readonly ScheduledJob[] = [
  { name: 'housekeeping', cron: '17 * * * *', run: removeExpired },
  ...identityJobs,
  ...staffJobs,
  ...genuineJobs,
  ...loyaltyJobs,
  ...paymentJobs,
  ...stockJobs,
  ...orderJobs,
  ...shippingJobs,
  ...subscriptionJobs,
  ...counterJobs,
  ...purchaseJobs,
  ...reviewJobs,
  ...pharmacyJobs,
  ...questionJobs,
  ...chatJobs,
  ...dataRequestJobs,
  ...catalogJobs,
  ...gameJobs,
  ...todayJobs,
  ...reportJobs,
  ...codeDayJobs,
  ...cohortJobs,
]

async function removeExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await forgetKeys(ctx.db, now)
  await forgetCodes(ctx.db, now)
  await forgetMessages(ctx.db, now)
  await forgetRefusals(ctx.db, now)
  await forgetCountedTries(ctx.db, now)
  await forgetCountedRequests(ctx.db, now)
  await forgetPartnerCalls(ctx.db, now)
  await forgetWebhooks(ctx.db, now)
  await forgetExports(ctx)
  await forgetBulkJobs(ctx)
  await forgetOldLeads(ctx)
  await forgetBell(ctx)
  await forgetFailedRequests(ctx.db, now)
}
