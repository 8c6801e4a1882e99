import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { orderCodeIn } from '#domain/order/code.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { GatewayForm, getGatewayForm as definition } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { openOrder } from '../get-order.ts'
import { announceOrder } from '../move/move-order.ts'
import { ensurePaymentMethod, readOrderSettings } from '../order-settings.ts'
import { tryToPay } from './try-to-pay.ts'

const methodOf = { domestic: 'domesticCard', visa: 'internationalCard' } as const

/**
 * The form of the second specification's `GET /payment/redirect`. What it is for is read from the order;
 * the amount that is asked for is only compared. A QR code has no form: it stands in the order.
 */
export async function getGatewayForm(
  ctx: Context,
  input: ParsedInput<typeof definition>,
  caller: Caller,
): Promise<GatewayForm> {
  ensureOwnAddress(ctx, input.return_url)
  const code = orderCodeIn(input.reference_number)
  if (code === null) throw new Refusal('notFound')
  const { order } = await openOrder(ctx, { code, ...tokenOf(input) }, caller)
  if (input.card === 'qrCode') {
    throw new Refusal('paymentMethodUnavailable', { message: orderTexts.qrHasNoForm })
  }
  const method = methodOf[input.card]
  ensurePaymentMethod(await readOrderSettings(ctx), method)
  const { address } = caller
  const paying = { orderId: order.id, method, address, expected: input.amount }
  const form = await tryToPay(ctx, paying)
  announceOrder(ctx, code)
  if (!form) throw new Refusal('paymentMethodUnavailable')
  return form
}

/** The gateway brings buyers back to us and to nobody else. */
function ensureOwnAddress({ config }: Context, address: string): void {
  const { origin } = new URL(config.publicUrl)
  if (URL.parse(address, config.publicUrl)?.origin === origin) return
  throw new Refusal('invalidInput', { fields: { return_url: orderTexts.foreignAddress } })
}

function tokenOf({ token }: { token?: string | undefined }): { token?: string } {
  return token === undefined ? {} : { token }
}
