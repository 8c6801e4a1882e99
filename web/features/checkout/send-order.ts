import { checkOrderLimit, checkPrices, placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import type { PlaceOrderBody } from '#domain/order/api.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { LineNews } from '#domain/cart/refresh.ts'
import { api, ApiError } from '#web/api.ts'
import { beginAttempt } from '#web/state/checkout-attempt.ts'
import { newsOfCheck } from './order-news.ts'

/** The current prices and stock of what is in the cart. */
export async function recheckCart(cart: Cart): Promise<LineNews[]> {
  // Gifts alone have no price to compare.
  if (cart.lines.length === 0) return []
  const products = cart.lines.map(({ item, quantity }) => ({
    id: item.id,
    quantity,
    original_price: item.original_price,
    discount_price: item.discount_price,
  }))
  return newsOfCheck((await api.call(checkPrices, { products })).products)
}

/**
 * Sends an order under the key of its attempt. When an earlier sending with other content turns
 * out to have arrived, that order is the answer: two orders are never made of one wish.
 */
export async function sendOrder(
  body: PlaceOrderBody,
): Promise<{ order: PlacedOrder; isEarlier: boolean }> {
  const { key, sent } = beginAttempt(body)
  try {
    const order = await api.call(placeOrder, body, { idempotencyKey: key })
    return { order, isEarlier: false }
  } catch (error) {
    if (!isKeyReused(error)) throw error
    return { order: await findEarlierOrder(key, sent.slice(1), error), isEarlier: true }
  }
}

/** Seconds until this phone may order again; undefined when the server does not say. */
export async function findOrderWait(phone: string): Promise<number | undefined> {
  const limit = await api.call(checkOrderLimit, { phone }).catch(() => null)
  return limit?.retryAfter
}

async function findEarlierOrder(
  key: string,
  bodies: readonly PlaceOrderBody[],
  reused: unknown,
): Promise<PlacedOrder> {
  for (const body of bodies) {
    try {
      return await api.call(placeOrder, body, { idempotencyKey: key })
    } catch (error) {
      if (!isKeyReused(error)) throw error
    }
  }
  throw reused
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'idempotencyKeyReused'
}
