import type { RunningShop } from '../../support/running-shop.ts'

/** What the database holds of an order. */
export async function readOrder({ ctx: { db } }: RunningShop, code: string) {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_line')
    .select(['product_id', 'quantity', 'unit_price', 'original_price'])
    .where('order_id', '=', order.id)
    .orderBy('line_no')
    .execute()
  return { ...order, lines }
}

export async function readProduct({ ctx: { db } }: RunningShop, slug: string) {
  return db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'name', 'slug', 'product_code', 'original_price', 'discount_price'])
    .select(['on_hand', 'reserved'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** Messages to this phone, newest first. */
export async function readMessages({ ctx: { db } }: RunningShop, phone: string) {
  return db
    .selectFrom('message')
    .select(['template', 'body', 'code'])
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .execute()
}

export async function countOrdersOf({ ctx: { db } }: RunningShop, phone: string): Promise<number> {
  const orders = await db
    .selectFrom('shop_order')
    .select('id')
    .where('customer_phone', '=', phone)
    .execute()
  return orders.length
}
