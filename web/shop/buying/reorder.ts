import { listProductsByIds } from '#domain/catalog/api.ts'
import type { Order } from '#domain/order/api.ts'
import { isEnded } from '#domain/order/status.ts'
import { api } from '#web/api.ts'
import { addToCart } from '#web/shop/state/cart.ts'
import { shopOf } from './shop-of.ts'

/**
 * Once an order is over; beside one under way it would make two of one wish. Points are bought on a
 * page of their own, and gifts are exchanged: only goods go into a cart.
 */
export function canReorder(order: Pick<Order, 'products' | 'order_type' | 'status'>): boolean {
  const { products, order_type: type, status } = order
  const isOver = isEnded(status) || status === 'point_accumulating'
  return isOver && products.length > 0 && type !== 'points'
}

/** Puts an order's goods into the cart again, at today's prices; answers with what could not be had. */
export async function reorder(order: Pick<Order, 'products' | 'order_type'>): Promise<{
  added: number
  missing: string[]
}> {
  const { products } = order
  const ids = [...new Set(products.map((product) => product.product_id))]
  const current = await api.call(listProductsByIds, { ids })
  const byId = new Map(current.map((product) => [product.id, product]))
  const missing = products.filter(({ product_id, quantity }) => {
    const product = byId.get(product_id)
    if (!product) return true
    return !['added', 'limited', 'ignored'].includes(
      addToCart(product, { quantity, orderType: shopOf(order) }),
    )
  })
  return {
    added: products.length - missing.length,
    missing: missing.map((product) => product.product_name),
  }
}
