import { payGrace } from '#domain/order/pay-until.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { Context } from '../../context.ts'
import { findReceipt, hasUndecidedPayment } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { announceMove, moveOrderOn, type Moved } from '../move/move-order.ts'
import { lockOrder, type MovedOrder } from '../move/move-queries.ts'
import { findPayTime, listExpired } from './pay-queries.ts'
import { listNewTransfers, listUnknownReceipts } from './receipt-queries.ts'
import { countTransfer, evaluateReceipt } from './take-money.ts'

/** Orders whose time to be paid is over, with a little patience for money on its way. */
export function listUnpaid(ctx: Context, limit: number): Promise<number[]> {
  return listExpired(ctx.db, overBefore(ctx), limit)
}

/**
 * An order that nobody paid in time is cancelled; not while a gateway may still say that it was. Money
 * that came and that nobody has judged yet is judged first.
 */
export async function expirePayment(ctx: Context, orderId: number): Promise<void> {
  const at = ctx.clock.now()
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status !== 'open') return null
    const { until } = await findPayTime(trx, orderId)
    if (!until || until >= overBefore(ctx)) return null
    const paid = await evaluateWaiting(trx, order, at)
    if (paid) return paid
    if (await hasUndecidedPayment(trx, orderId, at)) return null
    const change = { actor: 'system', note: orderTexts.notPaidInTime, at }
    return moveOrderOn(trx, order, 'paymentExpired', change)
  })
  if (moved) announceMove(ctx, moved)
}

/** Events that are late must not cost a buyer the order. */
async function evaluateWaiting(trx: Db, order: MovedOrder, at: Date): Promise<Moved | null> {
  for (const transactionId of await listNewTransfers(trx, order.code)) {
    const taken = await countTransfer(trx, order, transactionId, at)
    if (taken?.moved) return taken.moved
  }
  for (const receiptId of await listUnknownReceipts(trx, order.id)) {
    const taken = await evaluateReceipt(trx, order, (await findReceipt(trx, receiptId))!, at)
    if (taken?.moved) return taken.moved
  }
  return null
}

function overBefore({ clock }: Context): Date {
  return new Date(clock.now().getTime() - payGrace)
}
