import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/order/api.ts'
import { Refusal } from '#domain/errors.ts'
import { buyerCancelEvent } from '#domain/order/status.ts'
import type { Caller, Context } from '../../context.ts'
import { getOrder, openOrder } from '../get-order.ts'
import { keepRepeatChoice } from '../place/repeat-queries.ts'
import { announceMove, moveOrderOn } from './move-order.ts'

/** The buyer ends an unpaid order, or asks for it once the shop is at work on it. */
export async function cancelOrder(
  ctx: Context,
  input: ParsedInput<typeof api.cancelOrder>,
  caller: Caller,
): Promise<api.Order> {
  const { order } = await openOrder(ctx, input, caller)
  const event = buyerCancelEvent(order.status)
  if (!event) throw new Refusal('orderStatusConflict')
  const change = { actor: 'buyer', note: input.reason, at: ctx.clock.now() }
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const done = await moveOrderOn(trx, order, event, change)
    if (input.repeat) await keepRepeatChoice(trx, order.id, input.repeat)
    return done
  })
  announceMove(ctx, moved)
  return getOrder(ctx, input, caller)
}
