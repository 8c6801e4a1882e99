import * as v from 'valibot'
import { getSetting } from '#domain/settings/api.ts'
import type { Api } from '#web/api.ts'
import { loadShippingFees } from '#web/shop/cart/shipping.ts'
import { listMethods } from '#web/shop/frame/list-methods.ts'

/** Product code to percent: without any, nobody has a staff price. */
const incentivesSchema = v.fallback(v.record(v.string(), v.number()), {})
const flagSchema = v.fallback(v.boolean(), false)

/** What the shop's settings say of ordering; cautious defaults where they cannot be read. */
export async function loadCheckoutSettings(api: Api) {
  const [fees, methods, needsOtp, incentives] = await Promise.all([
    loadShippingFees(api),
    listMethods(api),
    valueOf(api, 'ORDER_OTP'),
    valueOf(api, 'ECO_STAFF_INCENTIVES'),
  ])
  const hasStaffPrice = Object.keys(v.parse(incentivesSchema, incentives)).length > 0
  return { fees, methods, needsOtp: v.parse(flagSchema, needsOtp), hasStaffPrice }
}

export type CheckoutSettings = Awaited<ReturnType<typeof loadCheckoutSettings>>

async function valueOf(api: Api, key: string): Promise<unknown> {
  const setting = await api.call(getSetting, { key }).catch(() => null)
  return setting?.value
}
