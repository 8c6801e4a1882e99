import { Refusal } from '#domain/errors.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderBound } from '#domain/order/proof.ts'
import type { FeeTable } from '#domain/order/fees/decide-fee.ts'
import type { TrackingLinks } from '#domain/shipping/tracking.ts'
import type { Context } from '../context.ts'
import { readFeeTable } from '../location/index.ts'
import { isMethodReady } from '../payment/index.ts'
import { cachedByTag } from '../platform/cached-by-tag.ts'
import { readSettings } from '../settings/index.ts'

export interface OrderSettings {
  fees: FeeTable
  /** Of one piece that nobody weighed. */
  productGrams: number
  paymentMethods: readonly PaymentMethod[]
  trackingLinks: TrackingLinks
  /** For which an order by telephone keeps its goods unpaid. */
  holdMinutes: number
  /** ORDER_OTP: every order needs a code. */
  needsOtp: boolean
  /** Of an order whose buyer nobody knows. */
  unproven: OrderBound
  /** Of one that is paid at the door, whoever buys. */
  atDoor: OrderBound
  /** Orders an hour. */
  limits: { perPhone: number; perAddress: number }
  /** Đồng for which a member may order points in a Vietnam day. */
  pointsPerDay: number
}

/** Of the payment methods that staff have switched on, those whose provider is set up. */
export async function readOrderSettings(ctx: Context): Promise<OrderSettings> {
  const settings = await remembered(ctx, 'order')
  const isReady = (method: PaymentMethod) => isMethodReady(ctx.config, method)
  const fees = await readFeeTable(ctx)
  return { ...settings, fees, paymentMethods: settings.paymentMethods.filter(isReady) }
}

const remembered = cachedByTag('settings', async (db): Promise<Omit<OrderSettings, 'fees'>> => {
  const settings = await readSettings(db, [
    'parcel',
    'paymentMethods',
    'ORDER_OTP',
    'unprovenOrder',
    'cashOrder',
    'orderRateLimit',
    'pointPackageLimits',
    'trackingLinks',
    'phoneOrderHold',
  ])
  return {
    productGrams: settings.parcel.productGrams,
    paymentMethods: settings.paymentMethods,
    trackingLinks: settings.trackingLinks,
    holdMinutes: settings.phoneOrderHold,
    needsOtp: settings.ORDER_OTP,
    unproven: settings.unprovenOrder,
    atDoor: settings.cashOrder,
    limits: settings.orderRateLimit,
    pointsPerDay: settings.pointPackageLimits.perDay,
  }
})

export function ensurePaymentMethod(settings: OrderSettings, method: PaymentMethod): void {
  if (!settings.paymentMethods.includes(method)) throw new Refusal('paymentMethodUnavailable')
}
