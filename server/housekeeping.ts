import { sql } from 'kysely'
import type { Context } from './context.ts'
import { drugstoreJobs } from './drugstore/jobs.ts'
import { counterJobs } from './counter/jobs.ts'
import { genuineJobs } from './genuine/jobs.ts'
import { identityJobs } from './identity/jobs.ts'
import { loyaltyJobs } from './loyalty/jobs.ts'
import { orderJobs } from './order/jobs.ts'
import { paymentJobs } from './payment/jobs.ts'
import type { ScheduledJob } from './platform/jobs/work.ts'
import { purchaseJobs } from './purchase/jobs.ts'
import { replenishJobs } from './replenish/jobs.ts'
import { staffJobs } from './staff/jobs.ts'

/** What is thrown away when its time is over. */
export const scheduledJobs: readonly ScheduledJob[] = [
  { name: 'housekeeping', cron: '17 * * * *', run: removeExpired },
  ...identityJobs,
  ...staffJobs,
  ...genuineJobs,
  ...loyaltyJobs,
  ...paymentJobs,
  ...orderJobs,
  ...replenishJobs,
  ...counterJobs,
  ...purchaseJobs,
  ...drugstoreJobs,
]

/** Answers of idempotent requests after 24 hours, codes after a day, counters and events when they are done with. */
async function removeExpired(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await sql`delete from idempotency_key where created_at < ${now}::timestamptz - interval '24 hours'`.execute(
    ctx.db,
  )
  await sql`delete from one_time_code where expires_at < ${now}::timestamptz - interval '1 day'`.execute(
    ctx.db,
  )
  await sql`delete from otp_session_key where expires_at < ${now}::timestamptz - interval '1 day'`.execute(
    ctx.db,
  )
  await sql`update message set code = null, body = '' where code is not null and sent_at < ${now}::timestamptz - interval '1 day'`.execute(
    ctx.db,
  )
  // Who was written to is nobody's business for longer than questions about it come.
  await sql`delete from message where sent_at < ${now}::timestamptz - interval '180 days'`.execute(
    ctx.db,
  )
  await sql`delete from asked_phones where since < ${now}::timestamptz - interval '1 hour'`.execute(
    ctx.db,
  )
  await sql`delete from code_guesses where since < ${now}::timestamptz - interval '1 hour'`.execute(
    ctx.db,
  )
  await sql`delete from rate_limit where expire < ${now.getTime()}::bigint`.execute(ctx.db)
}
