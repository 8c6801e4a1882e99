import { paymentMethodOf, type PlacedOrder } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Context } from '../../context.ts'
import { isCard } from '../../payment/index.ts'
import { viewOrder } from '../get-order.ts'
import { settlePoints } from '../move/settle-points.ts'
import { findOrder } from '../queries.ts'
import { withRedirect } from './pay-order.ts'
import { tryToPay } from './try-to-pay.ts'

/**
 * After the commit of an order that is paid in advance: how to pay it now. Nothing that fails here takes
 * the order back: its page offers to pay all the same. The answer that is kept for the key knows
 * nothing of it, so that a repeated request gets a form that still works.
 */
export async function withFirstPayment(
  ctx: Context,
  placed: PlacedOrder,
  address: string,
): Promise<PlacedOrder> {
  const method = paymentMethodOf(placed.payment_type)
  if (!isPaidInAdvance(method)) return placed
  const begun = await begin(ctx, placed, address).catch((error: unknown) => {
    ctx.log.warn({ err: error, code: placed.code }, 'payment not begun with the order')
    return null
  })
  return begun ?? placed
}

async function begin(
  ctx: Context,
  placed: PlacedOrder,
  address: string,
): Promise<PlacedOrder | null> {
  const method = paymentMethodOf(placed.payment_type)
  const found = await findOrder(ctx.db, placed.code)
  if (!found) return null
  const orderId = found.order.id
  // Its points are burnt at once rather than by the worker: the buyer is here and wants to pay.
  if (found.order.status === 'burning') await settlePoints(ctx, orderId)
  let redirect: GatewayForm | null = null
  if (isCard(method)) redirect = await tryToPay(ctx, { orderId, method, address })
  const { payment } = await viewOrder(ctx, (await findOrder(ctx.db, placed.code))!)
  return payment ? withRedirect({ ...placed, payment }, redirect) : placed
}
