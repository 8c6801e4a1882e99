import * as v from 'valibot'
import type { Points } from '../kernel/points.ts'
import type { Vnd } from '../kernel/vnd.ts'
import type { OrderType } from '../location/delivery.ts'
import { cycleDays } from '../subscription/cycle.ts'
import type { Gift } from '../gift/api.ts'
import type { Cart, CartGift, CartLine } from './cart.ts'

// docs/decisions/0011: the cart is read on every page of the shop, so its reader must be small.
const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const positive = v.pipe(whole, v.minValue(1))
const money = count as unknown as v.GenericSchema<number, Vnd>
const pointCount = count as unknown as v.GenericSchema<number, Points>
const text = v.pipe(v.string(), v.minLength(1))
const day = v.pipe(v.string(), v.regex(/^\d{4}\/\d{2}\/\d{2}$/))

/** What a line remembers of its product, by the wire's names. */
export const cartItemSchema = v.object({
  id: positive,
  slug: text,
  name: text,
  product_type: v.optional(v.string(), 'sale'),
  product_code: v.string(),
  original_price: money,
  discount_price: money,
  estimatedPoint: pointCount,
  pointAmount: pointCount,
  brand: v.string(),
  categories: v.array(v.object({ id: whole })),
  autoReplen: v.optional(v.string(), ''),
  /** As many as one order takes. */
  orderLimit: v.exactOptional(positive),
  thumbnail: v.string(),
  unit: v.string(),
  /** What can be bought now. */
  quantity: whole,
})
export type CartItem = v.InferOutput<typeof cartItemSchema>
/** A product, or a line's own data brought up to date. */
export type FreshItem = v.InferInput<typeof cartItemSchema>

/** The cart as the browser keeps it; a line that cannot be read is left out, not the whole cart. */
export const storedCartSchema = v.object({
  items: v.array(v.unknown()),
  gifts: v.optional(v.array(v.unknown()), []),
  vouchers: v.optional(v.array(v.unknown()), []),
  /** Vietnam day, `YYYY/MM/DD`. */
  timeCreate: v.fallback(v.nullable(day), null),
  isOrderVNVC: v.fallback(v.boolean(), false),
})

export const storedLineSchema = v.object({
  item: cartItemSchema,
  quantity: v.pipe(positive, v.maxValue(999)),
  /** Only what the shopper chose; what the product offers stands in the item. */
  repeatEvery: v.exactOptional(text),
})

export const storedGiftSchema = v.object({
  id: whole,
  name: v.string(),
  target: count,
  thumbnail: v.string(),
  promotion_id: whole,
  product_type: v.picklist(['gift', 'voucher']),
  product_code: v.string(),
  quantity: positive,
})

export const storedVoucherSchema = v.object({
  code: v.string(),
  name: v.optional(v.string()),
  type: v.picklist(['amount', 'percentage']),
  value: v.pipe(v.number(), v.minValue(0)),
  maxValue: v.optional(count),
  productCodes: v.array(v.string()),
})

export function cartItemOf(product: FreshItem): CartItem {
  return v.parse(cartItemSchema, product)
}

export function storedOrderType(isVaccine: boolean): OrderType {
  return isVaccine ? 'vaccine' : 'normal'
}

/** The cart in the form in which the browser keeps it. */
export function toStoredCart(cart: Cart): v.InferInput<typeof storedCartSchema> {
  return {
    items: [...cart.lines],
    gifts: cart.gifts.map(({ pointCost, ...gift }) => ({ ...gift, target: pointCost })),
    vouchers: [...cart.vouchers],
    timeCreate: cart.createdOn?.replaceAll('-', '/') ?? null,
    isOrderVNVC: cart.orderType === 'vaccine',
  }
}

/** The cycle in which a product can be had again and again; null for what is bought piece by piece. */
export function offeredCycle(item: Pick<FreshItem, 'autoReplen'>): string | null {
  const cycle = item.autoReplen ?? ''
  return cycleDays(cycle) === null ? null : cycle
}

/** A line as `POST /order` wants it. */
export function toOrderedProduct({ item, quantity, repeatEvery = '' }: CartLine) {
  return {
    id: item.id,
    quantity,
    product_type: item.product_type,
    product_code: item.product_code,
    promotion_id: null,
    estimated_point: item.estimatedPoint * quantity,
    autoReplen: repeatEvery,
  }
}

/** A gift of the programme as the cart keeps it, one piece. */
export function cartGiftOf(gift: Gift): CartGift {
  const { id, name, target, thumbnail, promotion_id, product_type, product_code } = gift
  const wire = { id, name, thumbnail, promotion_id, product_type, product_code }
  return { ...wire, pointCost: target, quantity: 1 }
}

/** A gift as `POST /order` wants it. */
export function toOrderedGift(gift: CartGift) {
  const { id, promotion_id, product_type, quantity } = gift
  return { id, promotion_id, product_type, quantity }
}
