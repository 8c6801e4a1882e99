import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { paymentMethodOf, type Order, type payOrder as definition } from '#domain/order/api.ts'
import { isPaidInAdvance, canPayCash } from '#domain/order/payment-method.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { getOrder, openOrder } from '../get-order.ts'
import { ensureMayPayAtDoor } from '../place/at-door.ts'
import { announceMove, announceOrder, moveOrderOn } from '../move/move-order.ts'
import { ensurePaymentMethod, readOrderSettings } from '../order-settings.ts'
import type { OrderWithParts } from '../queries.ts'
import { tryToPay } from './try-to-pay.ts'

/** The buyer of an open order tries to pay again, perhaps in another way, or pays where it is handed over. */
export async function payOrder(
  ctx: Context,
  input: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Order> {
  const found = await openOrder(ctx, input, caller)
  const { order } = found
  const method = paymentMethodOf(input.payment_type)
  const settings = await readOrderSettings(ctx)
  ensurePaymentMethod(settings, method)
  if (!isPaidInAdvance(method)) {
    const { payment } = order
    ensureMayPayAtDoor(settings, { payment, products: found.lines ?? [] })
    await chooseCash(ctx, order)
    return getOrder(ctx, input, caller)
  }
  const { ip } = caller
  const redirect = await tryToPay(ctx, { orderId: order.id, method, address: ip })
  announceOrder(ctx, order.code)
  return withRedirect(await getOrder(ctx, input, caller), redirect)
}

/** Of money that comes at the same moment one is first: then it is paid, or a cash order that is paid already. */
async function chooseCash(ctx: Context, order: OrderWithParts['order']): Promise<void> {
  if (!canPayCash(order.order_type)) throw new Refusal('paymentMethodUnavailable')
  const change = { actor: 'buyer', note: '', at: ctx.clock.now() }
  const moved = await ctx.db
    .transaction()
    .execute((trx) => moveOrderOn(trx, order, 'cashChosen', change))
  announceMove(ctx, moved)
}

/** The order with where the browser goes now. */
export function withRedirect<T extends Order>(order: T, redirect: GatewayForm | null): T {
  if (!redirect || !order.payment) return order
  return { ...order, payment: { ...order.payment, redirect } }
}
