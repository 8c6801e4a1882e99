import type { VietnamDay } from '../kernel/dates.ts'
import { points, type Points } from '../kernel/points.ts'
import type { OrderType } from '../location/delivery.ts'
import type { CartItem } from './api.ts'
import type { PricedLine } from './summary.ts'
import type { CartVoucher } from './voucher-savings.ts'

export interface CartLine {
  item: CartItem
  quantity: number
  /** The shopper asked for it again and again: `30 ngày`. A single purchase without it. */
  repeatEvery?: string
}

export interface CartGift {
  id: number
  name: string
  pointCost: number
  thumbnail: string
  promotion_id: number
  product_type: 'gift' | 'voucher'
  product_code: string
  quantity: number
}

export interface CartVoucherChoice extends CartVoucher {
  code: string
  /** What people call it; the code where it has no name. */
  name?: string
}

/** One shopper's cart; it holds one order type at a time. */
export interface Cart {
  lines: readonly CartLine[]
  gifts: readonly CartGift[]
  vouchers: readonly CartVoucherChoice[]
  /** The Vietnam day on which the first thing was put in; null while nothing is. */
  createdOn: VietnamDay | null
  orderType: OrderType
}

export const emptyCart: Cart = {
  lines: [],
  gifts: [],
  vouchers: [],
  createdOn: null,
  orderType: 'normal',
}

export function findLine(cart: Cart, productId: number): CartLine | null {
  return cart.lines.find((line) => line.item.id === productId) ?? null
}

export function isEmptyCart(cart: Cart): boolean {
  return cart.lines.length === 0 && cart.gifts.length === 0
}

export function countItems(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function countGifts(cart: Cart): number {
  return cart.gifts.reduce((sum, gift) => sum + gift.quantity, 0)
}

/** Points that the cart's gifts will take when it is ordered. */
export function promisedPoints(gifts: readonly Pick<CartGift, 'pointCost' | 'quantity'>[]): Points {
  return points(gifts.reduce((sum, gift) => sum + gift.pointCost * gift.quantity, 0))
}

/** The lines as the arithmetic sees them. */
export function pricedLines(cart: Cart): PricedLine[] {
  return cart.lines.map(({ item, quantity }) => ({
    productCode: item.product_code,
    originalPrice: item.original_price,
    discountPrice: item.discount_price,
    estimatedPoint: item.estimatedPoint,
    quantity,
  }))
}

/** The header's counter: `99+` when items plus gifts exceed 100. */
export function badgeText(count: number): string {
  return count > 100 ? '99+' : String(count)
}
