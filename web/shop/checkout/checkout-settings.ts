import * as v from 'valibot'
import { getSetting } from '#domain/settings/api.ts'
import type { Api } from '#web/api.ts'
import { loadShippingFees } from '#web/shop/cart/shipping.ts'
import { listMethods } from '#web/shop/frame/list-methods.ts'

const flagSchema = v.fallback(v.boolean(), false)

/** What the shop's settings say of ordering; cautious defaults where they cannot be read. */
export async function loadCheckoutSettings(api: Api) {
  const [fees, methods, needsOtp] = await Promise.all([
    loadShippingFees(api),
    listMethods(api),
    valueOf(api, 'ORDER_OTP'),
  ])
  return { fees, methods, needsOtp: v.parse(flagSchema, needsOtp) }
}

export type CheckoutSettings = Awaited<ReturnType<typeof loadCheckoutSettings>>

async function valueOf(api: Api, key: string): Promise<unknown> {
  const setting = await api.call(getSetting, { key }).catch(() => null)
  return setting?.value
}
