import { Refusal } from '#domain/errors.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { ShippingFees } from '#domain/order/shipping-fee.ts'
import type { Context } from '../context.ts'
import { remember } from '../platform/remember.ts'
import { readSettings } from '../settings/index.ts'

export interface OrderSettings {
  shippingFees: ShippingFees
  paymentMethods: readonly PaymentMethod[]
  /** ORDER_OTP: every order needs a code. */
  needsOtp: boolean
  /** Orders an hour. */
  limits: { perPhone: number; perAddress: number }
}

export function readOrderSettings(ctx: Context): Promise<OrderSettings> {
  return remembered(ctx, 'order')
}

const remembered = remember('settings', async (db): Promise<OrderSettings> => {
  const settings = await readSettings(db, [
    'shippingFee',
    'paymentMethods',
    'ORDER_OTP',
    'orderRateLimit',
  ])
  return {
    shippingFees: settings.shippingFee,
    paymentMethods: settings.paymentMethods,
    needsOtp: settings.ORDER_OTP,
    limits: settings.orderRateLimit,
  }
})

export function ensurePaymentMethod(settings: OrderSettings, method: PaymentMethod): void {
  if (!settings.paymentMethods.includes(method)) throw new Refusal('paymentMethodUnavailable')
}
