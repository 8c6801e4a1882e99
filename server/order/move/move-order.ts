import { Refusal } from '#domain/errors.ts'
import { eventsFor } from '#domain/order/moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import { nextStatus, type OrderEvent, type OrderStatus } from '#domain/order/status.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { announceStock, type Reservation } from '../../stock/index.ts'
import { effectsOf, type Move } from './effects.ts'
import { moveOrder, type MovedOrder } from './move-queries.ts'

interface OrderToMove {
  id: number
  /** As it was seen; whoever moved it meanwhile was first. */
  status: OrderStatus
}

export interface Moved {
  code: string
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
  { note, ...by }: Omit<Move, 'from'> & { note: string },
): Promise<Moved> {
  const to = nextStatus(order.status, event)
  if (!to) throw new Refusal('orderStatusConflict')
  const step = { id: order.id, from: order.status, to }
  const unit = event === 'handedToCarrier' ? by.shippingUnit : undefined
  const moved = await moveOrder(trx, step, { event, note, actor: by.actor, at: by.at, unit })
  if (!moved) throw new Refusal('orderStatusConflict')
  if (!isOwnMove(moved, order.status, event)) throw new Refusal('orderStatusConflict')
  const move = { ...by, from: order.status }
  const stock: Reservation[] = []
  for (const effect of effectsOf[event] ?? []) stock.push(...(await effect(trx, moved, move)))
  return { code: moved.code, status: to, stock }
}

/** The table may have two moves from a state: whether this is the order's own. */
function isOwnMove(moved: MovedOrder, from: OrderStatus, event: OrderEvent): boolean {
  return eventsFor({ ...moved, status: from, hasPointsDue: hasPointsDue(moved) }).includes(event)
}

/** After commit: what others see and hear of a move. */
export function announceMove(ctx: Context, { code, stock }: Moved): void {
  announceStock(ctx, stock)
  announceOrder(ctx, code)
}

/** After commit: whoever looks at this order, or at all of them, looks again. */
export function announceOrder(ctx: Context, code: string): void {
  ctx.changeBus.tell([`order:${code}`, 'orders'])
  ctx.outbox.wake()
}
