import * as v from 'valibot'
import { applyNews, type LineNews } from '#domain/cart/refresh.ts'
import { isEmptyCart, type Cart } from '#domain/cart/cart.ts'
import type { Order } from '#domain/order/api.ts'
import type { CheckedProduct } from '#domain/order/checks/api.ts'
import type { ApiError } from '#web/api.ts'
import { priceCart } from '#web/shop/voucher/priced-cart.ts'
import type { VoucherVerdict } from '#web/shop/voucher/verdicts.ts'

/** What `POST /order/checking` found. */
export function newsOfCheck(products: readonly CheckedProduct[]): LineNews[] {
  return products.map(({ id, original_price, discount_price, quantity_available, removed }) => ({
    id,
    original_price,
    discount_price,
    available: quantity_available,
    removed,
  }))
}

/** What a refused order tells of its lines; empty when it tells nothing of them. */
export function newsOfRefusal({ code, fields, current }: ApiError): LineNews[] {
  if (code === 'priceChanged') return v.parse(currentLines, current)
  if (code === 'productUnavailable') return idsOf(fields).map((id) => ({ id, removed: true }))
  if (code !== 'outOfStock') return []
  return idsOf(fields).map((id) => ({ id, available: Number(fields[id]) || 0 }))
}

/** The delivery fee that a refused order would have cost; null when the refusal names none. */
export function feeOfRefusal({ code, fields }: ApiError): number | null {
  const named = code === 'priceChanged' ? fields.shipping_fee : undefined
  return named === undefined ? null : Number(named)
}

/** What the goods come to once the news is taken over; null when nothing is left to buy. */
export function totalAfter(
  cart: Cart,
  news: readonly LineNews[],
  verdicts: readonly VoucherVerdict[],
): number | null {
  const { cart: next } = applyNews(cart, news)
  if (isEmptyCart(next)) return null
  return priceCart(next, verdicts).summary.payment
}

export function holdsSameGoods(
  { products, gifts: taken }: Pick<Order, 'products' | 'gifts'>,
  { lines, gifts }: Pick<Cart, 'lines' | 'gifts'>,
): boolean {
  const ordered = [
    ...products.map(({ product_id, quantity }) => `${product_id}x${quantity}`),
    ...taken.map(({ id, quantity }) => `gift ${id}x${quantity}`),
  ]
  const held = [
    ...lines.map(({ item, quantity }) => `${item.id}x${quantity}`),
    ...gifts.map(({ id, quantity }) => `gift ${id}x${quantity}`),
  ]
  return ordered.toSorted().join() === held.toSorted().join()
}

const price = v.pipe(v.number(), v.integer(), v.minValue(0))
const currentLines = v.fallback(
  v.array(v.object({ id: v.number(), original_price: price, discount_price: price })),
  [],
)

/** Fields of such refusals are named by product id. */
function idsOf(fields: Record<string, string>): number[] {
  return Object.keys(fields).map(Number).filter(Number.isSafeInteger)
}
