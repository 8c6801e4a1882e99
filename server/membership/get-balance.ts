import type { Output } from '#domain/contract.ts'
import { points } from '#domain/kernel/points.ts'
import type * as api from '#domain/membership/api.ts'
import type { Caller, Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import { getMember } from '../platform/http/access.ts'

/** What every page's header asks for: one query. */
export async function getPointsBalance(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.getPointsBalance>> {
  const { id: memberId } = getMember(caller)
  const account = await findAccount(ctx.db, { memberId }, ctx.clock.today())
  return account && { point: points(account.available), holding: points(account.holding) }
}
