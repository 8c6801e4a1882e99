import * as v from 'valibot'
import type { Cart } from '#domain/cart/cart.ts'
import { getSetting } from '#domain/settings/api.ts'
import { hasGoodsToCarry, shippingFee, type ShippingFees } from '#domain/order/shipping-fee.ts'
import type { Api } from '#web/api.ts'
import { hasDose, type Destination } from '#web/state/checkout.ts'

/** Holds when the settings cannot be read. */
const defaultFees: ShippingFees = { normal: 10_000, pickup: 0, byProvince: {} }

const fee = v.pipe(v.number(), v.integer(), v.minValue(0))
const feesOfType = { normal: fee, pickup: fee, byProvince: v.record(v.string(), fee) }
const feesSchema = v.fallback(
  v.object({ ...feesOfType, vaccine: v.optional(v.object(feesOfType)) }),
  defaultFees,
)

export async function loadShippingFees(api: Api): Promise<ShippingFees> {
  const setting = await api.call(getSetting, { key: 'shippingFee' }).catch(() => null)
  return v.parse(feesSchema, setting?.value)
}

/** The fee to this place, nothing when nothing is carried; without a place, the common fee where all provinces share it, else unknown. */
export function feeFor(
  fees: ShippingFees,
  destination: Destination | null,
  cart: Pick<Cart, 'lines' | 'gifts' | 'orderType'>,
): number | null {
  if (!isCarried(cart) || hasDose(cart)) return 0
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
