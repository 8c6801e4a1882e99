import { expect } from 'vitest'
import type { PlacedOrder } from '#domain/order/api.ts'
import { ask, type KilledShop } from './killed-shop.ts'

export interface Bought {
  id: number
  discount_price: number
}

/** What a running shop sells best. */
export async function bestSellerAt(shop: KilledShop): Promise<Bought> {
  const found = await ask(`${shop.origin()}/api/product/best-seller?limit=1`)
  return (found!.data as Bought[])[0]!
}

/** A guest orders one piece, to be fetched; null when the shop was killed under the request. */
export async function orderAt(
  shop: KilledShop,
  { id, discount_price: payment }: Bought,
  phone: string,
  more: { receiver_email?: string } = {},
): Promise<PlacedOrder | null> {
  const answer = await ask(`${shop.origin()}/api/order`, {
    body: {
      payment_type: 'recieve',
      pickup_branch: 'HNI',
      receiver_fullname: 'Nguyễn Thị Lan',
      receiver_phone: phone,
      customer_phone: phone,
      products: [{ id, quantity: 1 }],
      summary: { payment },
      ...more,
    },
  })
  if (answer) expect(answer.status).toBe(200)
  return answer && (answer.data as PlacedOrder)
}
