import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { paymentMethodOf, type Order, type payOrder as definition } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { getOrder, openOrder } from '../get-order.ts'
import { announceOrder } from '../move/move-order.ts'
import { ensurePaymentMethod, readOrderSettings } from '../order-settings.ts'
import { tryToPay } from './try-to-pay.ts'

/** The buyer of an open order tries to pay again, perhaps in another way. */
export async function payOrder(
  ctx: Context,
  input: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Order> {
  const { order } = await openOrder(ctx, input, caller)
  const method = paymentMethodOf(input.payment_type)
  if (!isPaidInAdvance(method)) throw new Refusal('paymentMethodUnavailable')
  ensurePaymentMethod(await readOrderSettings(ctx), method)
  const { address } = caller
  const redirect = await tryToPay(ctx, { orderId: order.id, method, address })
  announceOrder(ctx, order.code)
  return withRedirect(await getOrder(ctx, input, caller), redirect)
}

/** The order with where the browser goes now. */
export function withRedirect<T extends Order>(order: T, redirect: GatewayForm | null): T {
  if (!redirect || !order.payment) return order
  return { ...order, payment: { ...order.payment, redirect } }
}
