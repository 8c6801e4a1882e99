import { addDays, formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { noticeDays } from '#domain/loyalty/expiry.ts'
import type { Context } from '../context.ts'
import { tellMember } from '../identity/index.ts'
import { findAccount } from './accounts.ts'
import { announceExpiring, type NoticePlace } from './notice-queries.ts'
import { listExpiring } from './reads.ts'

const batchSize = 500

/** Tells members once 30 and once 7 days before points expire; what a missed day left is caught up. */
export async function announceExpiry(ctx: Context, limit = batchSize): Promise<void> {
  const today = ctx.clock.today()
  const [first, last] = noticeDays
  const window = {
    today,
    first: { stage: first, until: addDays(today, first) },
    last: { stage: last, until: addDays(today, last) },
    at: ctx.clock.now(),
  }
  let after: NoticePlace | null = null
  do {
    after = await announceExpiring(ctx.db, window, { after, limit })
    ctx.outbox.wake()
  } while (after !== null)
}

/** Writes to one member on the channels they agreed to, if the points are still there. */
export async function tellExpiry(
  ctx: Context,
  { accountId, expiresOn, stage }: { accountId: number; expiresOn: VietnamDay; stage: number },
): Promise<void> {
  const today = ctx.clock.today()
  const account = await findAccount(ctx.db, { id: accountId }, today)
  if (!account?.phone || account.memberId === null || expiresOn < today) return
  const [expiring] = await listExpiring(ctx.db, accountId, expiresOn, expiresOn)
  if (!expiring) return
  await tellMember(ctx, account.memberId, {
    dedupeKey: `points-expiring:${accountId}:${expiresOn}:${stage}`,
    template: 'pointsExpiring',
    values: { points: formatPoints(expiring.points), day: formatDate(expiresOn) },
  })
}
