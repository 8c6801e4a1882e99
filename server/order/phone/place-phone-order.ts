import type { Output, ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import type {
  PhonePayment,
  placePhoneOrder as definition,
} from '#domain/order/backoffice/phone-api.ts'
import { phoneTexts as texts } from '#domain/order/backoffice/phone-texts.ts'
import { isPaidInAdvance, type PaymentMethod } from '#domain/order/payment-method.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { findMemberId } from '../../identity/index.ts'
import { getStaff } from '../../platform/http/access.ts'
import { recordAudit, staffActor } from '../../staff/index.ts'
import { readOrderSettings, type OrderSettings } from '../order-settings.ts'
import { placeByPhone } from '../place/place-order.ts'

/**
 * Places an order for somebody on the telephone: the shop's own use case with the member whose phone it is, else as a
 * guest's. Refuses as `POST /order`; no consent but the one to the terms comes of it.
 */
export async function placePhoneOrder(
  ctx: Context,
  input: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<Output<typeof definition>> {
  const { agreed, payment, products, ...asked } = input
  const settings = await readOrderSettings(ctx)
  const phone = input.customer_phone
  const memberId = await findMemberId(ctx.db, phone)
  const method = methodOf(settings, payment)
  const actor = staffActor(caller)
  const placed = await placeByPhone(
    ctx,
    {
      input: {
        ...asked,
        source: 'web',
        payment_status: 'open',
        payment_type: paymentTypes[method],
        receiver_email: undefined,
        products: products.map((product) => ({ ...product, product_type: 'sale' })),
        captcha: undefined,
        came_by: undefined,
      },
      member: memberId === null ? null : { id: memberId, phone },
      taker: {
        staffId: getStaff(caller).id,
        actor,
        holdMinutes: settings.holdMinutes,
        note: (trx, code) =>
          recordAudit(ctx, trx, caller, {
            action: texts.taken,
            subject: { kind: 'order', id: code },
            after: { placed_by: actor, payment, agreed, products },
          }),
      },
    },
    caller.idempotencyKey!,
  )
  return { code: placed.code }
}

/** Behind the link its buyer chooses; until then it waits as an order that is paid by the first way there is. */
function methodOf({ paymentMethods }: OrderSettings, payment: PhonePayment): PaymentMethod {
  if (payment !== 'link') return payment
  const method = ['qrCode' as const, ...paymentMethods].find(
    (each) => isPaidInAdvance(each) && paymentMethods.includes(each),
  )
  if (!method) throw new Refusal('paymentMethodUnavailable')
  return method
}
