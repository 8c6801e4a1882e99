import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/identity/api.ts'
import type { Caller, Context } from '../context.ts'
import { exportIdentity } from '../identity/index.ts'
import { getMember } from '../platform/http/actor.ts'
import { listOrdersOfMember } from './member-store.ts'
import { toOrder } from './order-view.ts'

const maxOrders = 10_000

/** A member's whole data: the account, and the orders that only this module knows. */
export async function exportMemberData(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Output<typeof api.exportData>> {
  const identity = await exportIdentity(ctx, caller)
  const filter = { memberId: getMember(caller).id, code: null, statuses: null }
  const { orders } = await listOrdersOfMember(ctx.db, filter, { page: 1, limit: maxOrders })
  return {
    ...identity,
    orders: orders.map(toOrder),
  }
}
