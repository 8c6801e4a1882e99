import { parcelMoves } from '#domain/order/parcel-moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import type { Context } from '../../context.ts'
import type { Payload } from '../../platform/jobs/work.ts'
import { findLastStep } from '../../shipping/index.ts'
import { announceMove, moveOrderOn, type Moved } from './move-order.ts'
import { lockOrder } from './move-queries.ts'

/**
 * Moves an order where its carrier last said that the goods are, by the same table as staff's moves.
 * What the table does not allow from here is left as it is: staff were quicker, or the carrier is wrong.
 */
export async function followParcel(ctx: Context, { orderId, eventId }: Payload): Promise<void> {
  const change = { actor: 'carrier', note: '', at: ctx.clock.now() }
  const moves = await ctx.db.transaction().execute(async (trx) => {
    const made: Moved[] = []
    const order = await lockOrder(trx, Number(orderId))
    const step = await findLastStep(trx, Number(eventId))
    if (!order || !step) return made
    let { status } = order
    for (const event of parcelMoves({ ...order, hasPointsDue: hasPointsDue(order) }, step)) {
      const moved = await moveOrderOn(trx, { id: order.id, status }, event, change)
      status = moved.status
      made.push(moved)
    }
    return made
  })
  for (const moved of moves) announceMove(ctx, moved)
}
