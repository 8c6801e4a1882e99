import type { Db } from '../platform/db.ts'

/** The few facts an order's messages tell. */
export async function findOrderForMessage(db: Db, orderId: number) {
  const order = await db
    .selectFrom('shop_order')
    .select(['code', 'customer_phone', 'payment', 'shipping_fee'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order ?? null
}
