import { Refusal } from '#domain/errors.ts'
import { eventsFor } from '#domain/order/moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import { nextStatus, type OrderEvent, type OrderStatus } from '#domain/order/status.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { announceStock } from './announce-stock.ts'
import { effectsOf } from './effects.ts'
import { moveOrder } from './move-store.ts'
import type { Reservation } from './stock-store.ts'

interface OrderToMove {
  id: number
  /** As it was seen; whoever moved it meanwhile was first. */
  status: OrderStatus
}

export interface Moved {
  status: OrderStatus
  stock: readonly Reservation[]
}

/**
 * The one way in which an order moves: by the table, with all that the move does, in the caller's
 * transaction. Its row is locked first, the rest in the order of docs/rules/locking.md. Refuses
 * `orderStatusConflict`. After commit: `announceMove`.
 */
export async function moveOrderOn(
  trx: Db,
  order: OrderToMove,
  event: OrderEvent,
  { actor, note, at }: { actor: string; note: string; at: Date },
): Promise<Moved> {
  const to = nextStatus(order.status, event)
  if (!to) throw new Refusal('orderStatusConflict')
  const { payment = null, does = [] } = effectsOf[event] ?? {}
  const step = { id: order.id, from: order.status, to }
  const moved = await moveOrder(trx, step, { event, payment, actor, note, at })
  if (!moved) throw new Refusal('orderStatusConflict')
  const { paymentMethod } = moved
  const mine = { status: order.status, paymentMethod, hasPointsDue: hasPointsDue(moved) }
  if (!eventsFor(mine).includes(event)) throw new Refusal('orderStatusConflict')
  const stock: Reservation[] = []
  for (const effect of does) stock.push(...(await effect(trx, moved, { actor, at })))
  return { status: to, stock }
}

/** After commit: what others see and hear of a move. */
export function announceMove(ctx: Context, { stock }: Moved): void {
  announceStock(ctx, stock)
  ctx.outbox.wake()
}
