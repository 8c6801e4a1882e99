import { Refusal } from '#domain/errors.ts'
import { eventsByHand } from '#domain/order/moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import { needsOldWard } from '#domain/shipping/units.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { receiveRest } from '../payment/money.ts'
import { announceMove, moveOrderOn } from './move-order.ts'
import { findMovable, listNewest, lockOrder, type MovableOrder } from './move-queries.ts'

export interface OrderByHand extends MovableOrder {
  /** What a person can do with it now. */
  events: readonly OrderEvent[]
}

/** The newest orders with the moves that the table allows each. */
export async function listOrdersByHand(ctx: Context, limit: number): Promise<OrderByHand[]> {
  const orders = await listNewest(ctx.db, limit)
  return orders.map((order) => ({ ...order, events: eventsOf(order) }))
}

/**
 * Moves an order of the demo as a person says: also by what only money or a clock brings elsewhere.
 * Refuses `notFound`, `orderStatusConflict`, and `wardUnsure` as the back office does.
 */
export async function moveByHand(
  ctx: Context,
  code: string,
  event: string,
  actor: string,
): Promise<void> {
  const order = await findMovable(ctx.db, code)
  if (!order) throw new Refusal('notFound')
  const known = eventsOf(order).find((each) => each === event)
  if (!known) throw new Refusal('orderStatusConflict')
  if (known === 'handedToCarrier' && isStuck(order)) throw new Refusal('wardUnsure')
  const change = { actor, note: '', at: ctx.clock.now() }
  const moved = await ctx.db.transaction().execute(async (trx) => {
    if (known === 'paid' || known === 'pointsPaid') await receiveByHand(trx, order, change.at)
    return moveOrderOn(trx, order, known, change)
  })
  announceMove(ctx, moved)
}

/** No one has named the old ward that its carrier needs. */
function isStuck({ wardUnsure, shippingUnit }: MovableOrder): boolean {
  return wardUnsure && needsOldWard(shippingUnit)
}

/** Somebody says that the money is there. */
async function receiveByHand(trx: Db, { id, code, paymentMethod }: MovableOrder, at: Date) {
  const locked = await lockOrder(trx, id)
  if (locked?.status !== 'open') throw new Refusal('orderStatusConflict')
  await receiveRest(trx, locked, { cause: `hand:${code}`, method: paymentMethod, at })
}

function eventsOf(order: MovableOrder): OrderEvent[] {
  return eventsByHand({ ...order, hasPointsDue: hasPointsDue(order) })
}
