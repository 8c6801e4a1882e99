import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { orderCodeIn } from '#domain/order/code.ts'
import { missingOf } from '#domain/order/money.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { GatewayForm, getGatewayForm as definition } from '#domain/payment/api.ts'
import type { Caller, Context } from '../../context.ts'
import { findGatewayForm } from '../../payment/index.ts'
import { openOrder } from '../get-order.ts'
import { ensurePaymentMethod, readOrderSettings } from '../order-settings.ts'
import { readMoney } from './money-queries.ts'

const methodOf = { domestic: 'domesticCard', visa: 'internationalCard' } as const

/**
 * The form of the second specification's `GET /payment/redirect`: of the try that `POST /order` or
 * `POST /order/{code}/pay` has begun. Changes nothing, as links of other sites may ask for it; what it is
 * for is read from the order, the amount is only compared. A QR code has no form: it stands in the order.
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
  if (order.status !== 'open') throw new Refusal('orderStatusConflict')
  const amount = missingOf(await readMoney(ctx.db, order.id))
  if (input.amount !== amount) throw new Refusal('conflict')
  const { ip } = caller
  const form = await findGatewayForm(ctx, { id: order.id, code, method, amount, address: ip })
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
