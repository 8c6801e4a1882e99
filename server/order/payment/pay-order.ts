import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { paymentMethodOf, type Order, type payOrder as definition } from '#domain/order/api.ts'
import { isPaidInAdvance, mayPayCash } from '#domain/order/payment-method.ts'
import { needsProof } from '#domain/order/proof.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { GatewayForm } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { getOrder, openOrder } from '../get-order.ts'
import { announceMove, announceOrder, moveOrderOn } from '../move/move-order.ts'
import { ensurePaymentMethod, readOrderSettings, type OrderSettings } from '../order-settings.ts'
import type { OrderWithParts } from '../store.ts'
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
    refuseUnproven(settings, found)
    await chooseCash(ctx, order)
    return getOrder(ctx, input, caller)
  }
  const { address } = caller
  const redirect = await tryToPay(ctx, { orderId: order.id, method, address })
  announceOrder(ctx, order.code)
  return withRedirect(await getOrder(ctx, input, caller), redirect)
}

/** Where every order comes with the code, this one came with it. */
function refuseUnproven(
  { needsOtp, unproven }: OrderSettings,
  { order, lines }: OrderWithParts,
): void {
  const isMembers = order.member_id !== null
  const asked = { isMembers, paymentMethod: 'cash' as const, payment: order.payment }
  if (needsOtp || !needsProof({ ...asked, products: lines ?? [] }, unproven)) return
  throw new Refusal('paymentMethodUnavailable', { message: orderTexts.cashNeedsProof })
}

/** Of money that comes at the same moment one is first: then it is paid, or a cash order that is paid already. */
async function chooseCash(ctx: Context, order: OrderWithParts['order']): Promise<void> {
  if (!mayPayCash(order.order_type)) throw new Refusal('paymentMethodUnavailable')
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
