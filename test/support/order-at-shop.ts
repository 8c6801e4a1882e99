import { expect } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { ask, type KilledShop } from './killed-shop.ts'
import { guestOrder } from './stock.ts'

export interface Bought {
  id: number
  discount_price: number
}

/** What a running shop sells best. */
export async function bestSellerAt(shop: KilledShop): Promise<Bought> {
  const found = await ask(`${shop.origin()}/api/product/best-seller?limit=1`)
  return (found!.data as Bought[])[0]!
}

/** The shortest order that is complete: a guest's, of one piece of each, fetched and paid in Hà Nội. */
export function pickupOrder(products: readonly Bought[], phone: string) {
  const items = products.map(({ id, discount_price }) => ({
    product: { id, discountPrice: discount_price },
  }))
  return guestOrder(items, phone)
}

/** A guest orders one piece, to be fetched; null when the shop was killed under the request. */
export async function orderAt(
  shop: KilledShop,
  product: Bought,
  phone: string,
  more: { receiver_email?: string } = {},
): Promise<PlacedOrder | null> {
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: { ...pickupOrder([product], phone), ...more },
  })
  if (answer) expect(answer.status).toBe(200)
  return answer && (answer.data as PlacedOrder)
}
