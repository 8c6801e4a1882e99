import * as v from 'valibot'
import { applyNews, type LineNews } from '#domain/cart/refresh.ts'
import { summarizeCart } from '#domain/cart/summary.ts'
import { isEmptyCart, pricedLines, type Cart } from '#domain/cart/cart.ts'
import type { CheckedProduct, Order } from '#domain/order/api.ts'
import type { ApiError } from '#web/api.ts'

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

/** What the goods come to once the news is taken over; null when nothing is left to buy. */
export function totalAfter(cart: Cart, news: readonly LineNews[]): number | null {
  const { cart: next } = applyNews(cart, news)
  if (isEmptyCart(next)) return null
  return summarizeCart(pricedLines(next), next.vouchers, next.gifts).payment
}

export function holdsSameGoods({ products }: Pick<Order, 'products'>, { lines }: Cart): boolean {
  const ordered = products.map(({ product_id, quantity }) => `${product_id}x${quantity}`)
  const held = lines.map(({ item, quantity }) => `${item.id}x${quantity}`)
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
