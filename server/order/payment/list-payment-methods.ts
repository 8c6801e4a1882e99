import { paymentTypes, type PaymentType } from '#domain/payment/api.ts'
import type { Context } from '../../context.ts'
import { readOrderSettings } from '../order-settings.ts'

/** What checkout may offer: what staff have switched on and whose provider is set up. */
export async function listPaymentMethods(ctx: Context): Promise<PaymentType[]> {
  const { paymentMethods } = await readOrderSettings(ctx)
  return paymentMethods.map((method) => paymentTypes[method])
}
