import { formatPoints } from '#domain/kernel/points.ts'
import { untilWords } from '#domain/loyalty/locked-words.ts'
import type { Context } from '../../context.ts'
import { tellMember, type ToldMember } from '../../identity/index.ts'
import { sendMessage } from '../../notification/index.ts'

/** Writes to a member that points were given or taken by hand. */
export async function tellAdjusted(ctx: Context, adjustmentId: number): Promise<void> {
  const one = await ctx.db
    .selectFrom('point_adjustment as j')
    .innerJoin('loyalty_account as a', 'a.id', 'j.account_id')
    .select(['j.points', 'j.told', 'a.phone', 'a.member_id as memberId'])
    .where('j.id', '=', adjustmentId)
    .where('j.state', '=', 'done')
    .executeTakeFirst()
  if (!one || one.told === '') return
  const sign = one.points > 0 ? '+' : '-'
  await tell(ctx, one, {
    dedupeKey: `points-adjusted:${adjustmentId}`,
    template: 'pointsAdjusted',
    values: { points: `${sign}${formatPoints(Math.abs(one.points))}`, reason: one.told },
  })
}

/** Writes to a member that their membership is locked, and why; nothing once it is open again. */
export async function tellLocked(ctx: Context, lockId: number): Promise<void> {
  const lock = await findLock(ctx, lockId)
  if (!lock || lock.ended_at !== null) return
  await tell(ctx, lock, {
    dedupeKey: `membership-locked:${lockId}`,
    template: 'membershipLocked',
    values: { until: untilWords(lock.until_day), reason: lock.told },
  })
}

export async function tellUnlocked(ctx: Context, lockId: number): Promise<void> {
  const lock = await findLock(ctx, lockId)
  if (!lock || lock.ended_at === null || lock.status === 'locked') return
  await tell(ctx, lock, {
    dedupeKey: `membership-unlocked:${lockId}`,
    template: 'membershipUnlocked',
    values: {},
  })
}

function findLock({ db }: Context, lockId: number) {
  return db
    .selectFrom('membership_lock as k')
    .innerJoin('loyalty_account as a', 'a.id', 'k.account_id')
    .select([
      'k.told',
      'k.until_day',
      'k.ended_at',
      'a.status',
      'a.phone',
      'a.member_id as memberId',
    ])
    .where('k.id', '=', lockId)
    .executeTakeFirst()
}

/** By what a member agreed to; whoever only has a phone at a counter by it. Nobody, once they were erased. */
async function tell(
  ctx: Context,
  { phone, memberId }: { phone: string | null; memberId: number | null },
  message: ToldMember,
): Promise<void> {
  if (memberId !== null) await tellMember(ctx, memberId, message)
  else if (phone !== null) await sendMessage(ctx, { ...message, recipient: phone })
}
