import { waitsForMoney } from '#domain/order/payment-method.ts'
import { isEnded } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Context } from '../../context.ts'
import { burnGifts } from '../../gift/index.ts'
import type { Db } from '../../platform/db.ts'
import { orderCause } from '../causes.ts'
import { isPaid } from '../payment/money.ts'
import { moveOnPaid } from '../payment/take-money.ts'
import { expectDuePoints } from './expect-due-points.ts'
import { announceMove, moveOrderOn, type Moved } from './move-order.ts'
import { lockOrder, type MovedOrder } from './move-queries.ts'

/**
 * What a member's new order does with points, after commit: notes those it will bring, burns those
 * of its gifts and moves on, or is cancelled when they cannot be burnt. Doing it again changes nothing.
 */
export async function settlePoints(ctx: Context, orderId: number): Promise<void> {
  const at = ctx.clock.now()
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || isEnded(order.status)) return null
    await expectDuePoints(trx, order, at)
    return order.status === 'burning' ? burn(ctx, trx, order, at) : null
  })
  if (moved) announceMove(ctx, moved)
}

async function burn(ctx: Context, trx: Db, order: MovedOrder, at: Date): Promise<Moved> {
  const outcome = await burnGifts(ctx, trx, { cause: orderCause(order.code), at })
  const onward = waitsForMoney(order) ? 'pointsBurntToPay' : 'pointsBurntCash'
  if (outcome === 'refused') {
    return moveOrderOn(trx, order, 'burnRefused', { ...bySystem, note: orderTexts.burnRefused, at })
  }
  const moved = await moveOrderOn(trx, order, onward, { ...bySystem, at })
  const waits = moved.status === 'open' && !(await isPaid(trx, order.id))
  // Who typed the transfer in at once was quicker than the points.
  return waits ? moved : ((await moveOnPaid(trx, { ...order, status: moved.status }, at)) ?? moved)
}

const bySystem = { actor: 'system', note: '' }

/** The points of a delivered order go to its member, and the order is complete. Once. */
export async function creditOrder(ctx: Context, orderId: number): Promise<void> {
  const at = ctx.clock.now()
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status !== 'point_accumulating') return null
    return moveOrderOn(trx, order, 'pointsCredited', { ...bySystem, at })
  })
  if (moved) announceMove(ctx, moved)
}
