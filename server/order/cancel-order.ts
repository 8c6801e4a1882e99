import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { buyerCancelEvent, nextStatus } from '#domain/order/status.ts'
import type { Caller, Context } from '../context.ts'
import { announceStock } from './announce-stock.ts'
import { getOrder, openOrder } from './get-order.ts'
import { moveOrder, releaseStock, type Reservation } from './store.ts'

/** The buyer ends an unpaid order, or asks for it once the shop is at work on it. */
export async function cancelOrder(
  ctx: Context,
  input: ParsedInput<typeof api.cancelOrder>,
  caller: Caller,
): Promise<api.Order> {
  const { order } = await openOrder(ctx, input, caller)
  const event = buyerCancelEvent(order.status)
  if (!event) throw new Refusal('orderStatusConflict')
  const to = nextStatus(order.status, event)!
  const at = ctx.clock.now()
  let released: Reservation[] = []
  await ctx.db.transaction().execute(async (trx) => {
    const change = { event, actor: 'buyer', note: input.reason, at }
    const moved = await moveOrder(trx, { id: order.id, from: order.status, to }, change)
    if (!moved) throw new Refusal('orderStatusConflict')
    if (to === 'cancelled') released = await releaseStock(trx, order, at)
  })
  announceStock(ctx, released)
  return getOrder(ctx, input, caller)
}
