import { placeOrder, type PlacedOrder } from '#domain/order/api.ts'
import { checkOrderLimit, checkPrices } from '#domain/order/checks/api.ts'
import { placeVaccineOrder } from '#domain/vaccine/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { LineNews } from '#domain/cart/refresh.ts'
import { api, ApiError, type CallOptions } from '#web/api.ts'
import { beginAttempt } from '#web/shop/state/checkout-attempt.ts'
import { newsOfCheck } from './order-news.ts'
import type { OrderBody } from './order-request.ts'

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
 * Sends an order to its shop under the key of its attempt. When an earlier sending with other content turns
 * out to have arrived, that order is the answer: two orders are never made of one wish.
 */
export async function sendOrder(
  body: OrderBody,
  shop: OrderType,
  proof?: string,
): Promise<{ order: PlacedOrder; isEarlier: boolean }> {
  const { key, secret, sent } = beginAttempt(body, shop)
  const send = senderOf(shop, proof, { idempotencyKey: key, idempotencySecret: secret })
  try {
    const order = await send(body)
    return { order, isEarlier: false }
  } catch (error) {
    if (!isKeyReused(error)) throw error
    return { order: await findEarlierOrder(send, sent.slice(1), error), isEarlier: true }
  }
}

/** When this phone may order again, and whether its code opens the way now; nothing when the server does not say. */
export async function findOrderWait(
  phone: string,
): Promise<{ retryAfter?: number | undefined; by_code?: boolean | undefined }> {
  return api.call(checkOrderLimit, { phone }).catch(() => ({}))
}

type Send = (body: OrderBody) => Promise<PlacedOrder>

/** The proof that a person orders is no part of the order: the same one is sent again with another. */
function senderOf(shop: OrderType, proof: string | undefined, options: CallOptions): Send {
  const proven = (body: OrderBody) => (proof === undefined ? body : { ...body, captcha: proof })
  return shop === 'vaccine'
    ? (body) => api.call(placeVaccineOrder, proven(body), options)
    : (body) => api.call(placeOrder, proven(body), options)
}

async function findEarlierOrder(
  send: Send,
  bodies: readonly OrderBody[],
  reused: unknown,
): Promise<PlacedOrder> {
  for (const body of bodies) {
    try {
      return await send(body)
    } catch (error) {
      if (!isKeyReused(error)) throw error
    }
  }
  throw reused
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'idempotencyKeyReused'
}
