import type { Subscription } from '#domain/subscription/api.ts'
import type { Caller, Context } from '../context.ts'
import { getMember } from '../platform/http/access.ts'
import { readFees } from './next-fee.ts'
import { toSubscription } from './standing-view.ts'
import { listOf } from './view-queries.ts'

export async function listSubscriptions(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Subscription[]> {
  return listSubscriptionsOf(ctx, getMember(caller).id)
}

/** The same of any member, for those who may see them. */
export async function listSubscriptionsOf(
  ctx: Pick<Context, 'db' | 'clock'>,
  memberId: number,
): Promise<Subscription[]> {
  const rows = await listOf(ctx.db, memberId)
  const fees = await readFees(ctx)
  return rows.map((row) => toSubscription(row, fees))
}
