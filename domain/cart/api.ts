import { z } from 'zod'
import { pointsField, vndField } from '../kernel/fields.ts'
import type { OrderType } from '../location/delivery.ts'
import type { PlaceOrderBody } from '../order/api.ts'
import type { Cart, CartLine } from './cart.ts'

/** What a line remembers of its product, by the wire's names (first specification, section 3). */
export const cartItemSchema = z.object({
  id: z.int().min(1),
  slug: z.string().min(1),
  name: z.string().min(1),
  product_type: z.string().default('sale'),
  product_code: z.string(),
  original_price: vndField,
  discount_price: vndField,
  estimatedPoint: pointsField,
  pointAmount: pointsField,
  brand: z.string(),
  categories: z.array(z.object({ id: z.int() })),
  autoReplen: z.string().default(''),
  thumbnail: z.string(),
  unit: z.string(),
  /** What can be bought now. */
  quantity: z.int(),
})
export type CartItem = z.output<typeof cartItemSchema>
/** A product, or a line's own data brought up to date. */
export type FreshItem = z.input<typeof cartItemSchema>

/** The cart as the browser keeps it; a line that cannot be read is left out, not the whole cart. */
export const storedCartSchema = z.object({
  items: z.array(z.unknown()),
  gifts: z.array(z.unknown()).default([]),
  vouchers: z.array(z.unknown()).default([]),
  /** Vietnam day, `YYYY/MM/DD`. */
  timeCreate: z
    .string()
    .regex(/^\d{4}\/\d{2}\/\d{2}$/)
    .nullable()
    .catch(null),
  isOrderVNVC: z.boolean().catch(false),
})

export const storedLineSchema = z.object({
  item: cartItemSchema,
  quantity: z.int().min(1).max(999),
})

export const storedGiftSchema = z.object({
  id: z.int(),
  name: z.string(),
  target: z.int().min(0),
  thumbnail: z.string(),
  promotion_id: z.int(),
  product_type: z.enum(['gift', 'voucher']),
  product_code: z.string(),
  quantity: z.int().min(1),
})

export const storedVoucherSchema = z.object({
  code: z.string(),
  type: z.enum(['amount', 'percentage']),
  value: z.number().min(0),
  maxValue: z.int().min(0).optional(),
  productCodes: z.array(z.string()),
})

export function cartItemOf(product: FreshItem): CartItem {
  return cartItemSchema.parse(product)
}

export function storedOrderType(isVaccine: boolean): OrderType {
  return isVaccine ? 'vaccine' : 'normal'
}

/** The cart in the form in which the browser keeps it. */
export function toStoredCart(cart: Cart): z.input<typeof storedCartSchema> {
  return {
    items: [...cart.lines],
    gifts: cart.gifts.map(({ pointCost, ...gift }) => ({ ...gift, target: pointCost })),
    vouchers: [...cart.vouchers],
    timeCreate: cart.createdOn?.replaceAll('-', '/') ?? null,
    isOrderVNVC: cart.orderType === 'vaccine',
  }
}

/** A line as `POST /order` wants it. */
export function toOrderedProduct({ item, quantity }: CartLine): PlaceOrderBody['products'][number] {
  return {
    id: item.id,
    quantity,
    product_type: item.product_type,
    product_code: item.product_code,
    promotion_id: null,
    estimated_point: item.estimatedPoint * quantity,
    autoReplen: item.autoReplen,
  }
}
