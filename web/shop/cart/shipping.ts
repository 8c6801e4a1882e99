import * as v from 'valibot'
import type { Cart } from '#domain/cart/cart.ts'
import { getSetting } from '#domain/settings/api.ts'
import { hasGoodsToCarry, shippingFee, type ShippingFees } from '#domain/order/shipping-fee.ts'
import type { Api, CallOptions } from '#web/api.ts'
import { hasDose, type Destination } from '#web/shop/state/checkout.ts'

const fee = v.pipe(v.number(), v.integer(), v.minValue(0))
const feesOfType = { normal: fee, pickup: fee, byProvince: v.record(v.string(), fee) }
const feesSchema = v.object({ ...feesOfType, vaccine: v.optional(v.object(feesOfType)) })

/** Null where they cannot be read: nobody is told a guessed fee. `fresh` asks past what the browser keeps. */
export async function loadShippingFees(
  api: Api,
  options: Pick<CallOptions, 'fresh'> = {},
): Promise<ShippingFees | null> {
  const asked = api.call(getSetting, { key: 'shippingFee' }, { ...options, silent: true })
  const setting = await asked.catch(() => null)
  const read = v.safeParse(feesSchema, setting?.value)
  return read.success ? read.output : null
}

/** The fee to this place, nothing when nothing is carried; without a place, the common fee where all provinces share it, else unknown. */
export function feeFor(
  fees: ShippingFees | null,
  destination: Destination | null,
  cart: Pick<Cart, 'lines' | 'gifts' | 'orderType'>,
): number | null {
  if (!isCarried(cart) || hasDose(cart)) return 0
  if (fees === null) return null
  if (destination === null) return commonFee((cart.orderType === 'vaccine' && fees.vaccine) || fees)
  if (destination.kind !== 'delivery') return shippingFee(fees, { kind: 'pickup' }, cart.orderType)
  const provinceId = destination.address.province_id
  return shippingFee(fees, { kind: 'delivery', provinceId }, cart.orderType)
}

function commonFee({ normal, byProvince }: ShippingFees): number | null {
  return Object.keys(byProvince).length > 0 ? null : normal
}

/** Vouchers given for points come by themselves. */
function isCarried({ lines, gifts }: Pick<Cart, 'lines' | 'gifts'>): boolean {
  return hasGoodsToCarry({ lines, gifts: gifts.map((gift) => ({ kind: gift.product_type })) })
}
