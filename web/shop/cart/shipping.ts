import * as v from 'valibot'
import type { Cart } from '#domain/cart/cart.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { getSetting } from '#domain/settings/api.ts'
import { listFeeRules, listWeights } from '#domain/order/fees/api.ts'
import { decideFee, feeAnywhere, type FeeTable } from '#domain/order/fees/decide-fee.ts'
import { asksWeight } from '#domain/order/fees/fee-rule.ts'
import { hasGoodsToCarry } from '#domain/order/shipping-fee.ts'
import type { Api, CallOptions } from '#web/api.ts'
import { hasDose, type Destination } from '#web/shop/state/checkout.ts'
import { today } from '#web/state/clock.ts'

const fee = v.pipe(v.number(), v.integer(), v.minValue(0))
const feesOfType = { normal: fee, pickup: fee, byProvince: v.record(v.string(), fee) }
const feesSchema = v.object({ ...feesOfType, vaccine: v.optional(v.object(feesOfType)) })

/** What says what carrying costs; grams of a piece by product, where a rule asks for them. */
export interface KnownFees extends FeeTable {
  weights?: Readonly<Record<string, number>>
}

/** Null where they cannot be read: nobody is told a guessed fee. `fresh` asks past what the browser keeps. */
export async function loadShippingFees(
  api: Api,
  options: Pick<CallOptions, 'fresh'> = {},
): Promise<KnownFees | null> {
  const silent = { ...options, silent: true }
  const [setting, rules] = await Promise.all([
    api.call(getSetting, { key: 'shippingFee' }, silent).catch(() => null),
    api.call(listFeeRules, {}, silent).catch(() => null),
  ])
  const read = v.safeParse(feesSchema, setting?.value)
  return read.success && rules ? { base: read.output, rules } : null
}

/** What the cart's products weigh, where a rule asks for it; null where that cannot be read. */
export async function loadWeights(
  api: Api,
  fees: KnownFees | null,
  ids: readonly number[],
): Promise<KnownFees | null> {
  if (fees === null || ids.length === 0 || !fees.rules.some(asksWeight)) return fees
  const products = ids.slice(0, 100).join(',')
  const weights = await api.call(listWeights, { products }, { silent: true }).catch(() => null)
  return weights && { ...fees, weights }
}

/** The fee to this place, nothing when nothing is carried; without a place, the common fee where all provinces share it, else unknown. */
export function feeFor(
  fees: KnownFees | null,
  destination: Destination | null,
  cart: Pick<Cart, 'lines' | 'gifts' | 'orderType'>,
  day: VietnamDay = today(),
): number | null {
  if (!isCarried(cart) || hasDose(cart)) return 0
  const weight = fees && weightOf(fees, cart)
  if (fees === null || weight === null) return null
  const { orderType } = cart
  const question = { orderType, total: totalOf(cart), weight, day }
  if (destination === null) return feeAnywhere(fees, question)
  if (destination.kind !== 'delivery') {
    return decideFee(fees, { ...question, destination: { kind: 'pickup' } }).fee
  }
  const provinceId = destination.address.province_id
  return decideFee(fees, { ...question, destination: { kind: 'delivery', provinceId } }).fee
}

/** At the shop's prices, as the server counts. */
function totalOf({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((sum, { item, quantity }) => sum + item.discount_price * quantity, 0)
}

/** Null where a rule asks for it and it is not known. */
function weightOf({ rules, weights }: KnownFees, { lines }: Pick<Cart, 'lines'>): number | null {
  if (!rules.some(asksWeight)) return 0
  const grams = lines.map(({ item, quantity }) => (weights?.[item.id] ?? Number.NaN) * quantity)
  const sum = grams.reduce((all, each) => all + each, 0)
  return Number.isNaN(sum) ? null : sum
}

/** Vouchers given for points come by themselves. */
function isCarried({ lines, gifts }: Pick<Cart, 'lines' | 'gifts'>): boolean {
  return hasGoodsToCarry({ lines, gifts: gifts.map((gift) => ({ kind: gift.product_type })) })
}
