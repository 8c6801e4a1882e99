import type { ParsedInput } from '#domain/contract.ts'
import type { DeskOrder, moveDeskOrder as definition } from '#domain/order/desk/api.ts'
import type { Caller, Context } from '../../context.ts'
import { moveAsStaff } from '../move/move-as-staff.ts'
import { getDeskOrder } from './get-desk-order.ts'

/** Moves an order from the state that the person saw, and shows what it is like then. */
export async function moveDeskOrder(
  ctx: Context,
  {
    tracking_code: trackingCode,
    collected_twice: collectedTwice,
    shipping_unit: shippingUnit,
    ...move
  }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<DeskOrder> {
  await moveAsStaff(ctx, { ...move, trackingCode, collectedTwice, shippingUnit }, caller)
  return getDeskOrder(ctx, move, caller)
}
