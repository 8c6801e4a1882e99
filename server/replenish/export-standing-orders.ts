import type { Output } from '#domain/contract.ts'
import type { exportData } from '#domain/identity/account-data/api.ts'
import type { Caller, Context } from '../context.ts'
import { exportMemberData } from '../order/index.ts'
import { listStandingOrders } from './list-standing-orders.ts'

/** A member's whole data, with what only this module knows. */
export async function exportWithStandingOrders(
  ctx: Context,
  input: object,
  caller: Caller,
): Promise<Output<typeof exportData>> {
  const data = await exportMemberData(ctx, input, caller)
  return { ...data, standing_orders: await listStandingOrders(ctx, input, caller) }
}
