import { Refusal } from '#domain/errors.ts'
import { missingOf } from '#domain/order/money.ts'
import { payUntilAgain } from '#domain/order/pay-until.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '../../context.ts'
import { beginCardPayment, isCard } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { lockOrder } from '../move/move-queries.ts'
import { readMoney } from './money-queries.ts'
import { findPayTime, setPayment } from './pay-queries.ts'

export interface PayingTry {
  orderId: number
  method: PaymentMethod
  /** The buyer's network address. */
  address: string
}

/**
 * Begins to pay an open order in some way: what is missing, with time enough for a try. By card the form
 * that takes the browser to the gateway; null for transfers, whose code is in the order's view. Refuses
 * `orderStatusConflict` when it waits no longer, and what `beginCardPayment` refuses.
 */
export async function tryToPay(ctx: Context, paying: PayingTry): Promise<GatewayForm | null> {
  const { method, address } = paying
  const order = await ctx.db.transaction().execute((trx) => prepare(ctx, trx, paying))
  return isCard(method) ? beginCardPayment(ctx, { ...order, method, address }) : null
}

/** The try itself asks a room and a gateway: it comes after this transaction. */
async function prepare(ctx: Context, trx: Db, { orderId, method }: PayingTry) {
  const now = ctx.clock.now()
  const order = await lockOrder(trx, orderId)
  if (order?.status !== 'open') throw new Refusal('orderStatusConflict')
  const amount = missingOf(await readMoney(trx, orderId))
  const { placedAt, until } = await findPayTime(trx, orderId)
  const payUntil = payUntilAgain({ method, placedAt, until, now })
  if (payUntil <= now) throw new Refusal('orderStatusConflict')
  await setPayment(trx, orderId, { method, payUntil })
  return { id: orderId, code: order.code, amount, payUntil }
}
