import type { ParsedInput } from '#domain/contract.ts'
import type {
  BackofficeOrder,
  moveBackofficeOrder as definition,
} from '#domain/order/backoffice/api.ts'
import type { Caller, Context } from '../../context.ts'
import { moveAsStaff } from '../move/move-as-staff.ts'
import { getBackofficeOrder } from './get-backoffice-order.ts'

/** Moves an order from the state that the person saw, and shows what it is like then. */
export async function moveBackofficeOrder(
  ctx: Context,
  {
    tracking_code: trackingCode,
    collected_twice: collectedTwice,
    shipping_unit: shippingUnit,
    ...move
  }: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<BackofficeOrder> {
  await moveAsStaff(ctx, { ...move, trackingCode, collectedTwice, shippingUnit }, caller)
  return getBackofficeOrder(ctx, move, caller)
}
