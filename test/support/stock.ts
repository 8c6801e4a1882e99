import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { moveByHand, openStock } from '#server/stock/index.ts'

export interface ShelfProduct {
  id: number
  slug: string
  originalPrice: number
  discountPrice: number
}

/** Puts a few named products on an empty shelf: what order tests need and nothing more. */
export async function addStock(
  db: Db,
  products: readonly { code: string; price?: number; was?: number; onHand?: number }[],
): Promise<ShelfProduct[]> {
  await sql`insert into category (id, slug, name) values (1, 'xuong-khop', 'Xương khớp') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into brand (id, slug, name) values (1, 'jex', 'JEX') on conflict do nothing`.execute(
    db,
  )
  // Whoever adds one at the desk goes on from here.
  await sql`select setval(pg_get_serial_sequence('category', 'id'), (select max(id) from category)),
    setval(pg_get_serial_sequence('brand', 'id'), (select max(id) from brand))`.execute(db)
  const shelf: ShelfProduct[] = []
  for (const { code, price = 295_000, was = 330_000, onHand = 100 } of products) {
    const { id } = await db
      .insertInto('product')
      .values({
        slug: code.toLowerCase(),
        name: `Viên uống ${code}`,
        product_code: code,
        category_id: 1,
        brand_id: 1,
        original_price: was,
        discount_price: price,
        estimated_point: 30,
        pictures: [`/media/products/${code.toLowerCase()}-1`],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await openStock(db, [{ productId: id, onHand }])
    shelf.push({ id, slug: code.toLowerCase(), originalPrice: was, discountPrice: price })
  }
  return shelf
}

/** Counts a shelf anew, as the back office does: with a movement that says so. */
export async function setStock(db: Db, productId: number, onHand: number): Promise<void> {
  const { on_hand: before } = await readStock(db, productId)
  if (before === onHand) return
  const cause = `count:${randomUUID()}`
  const count = {
    productId,
    kind: 'adjust',
    change: onHand - before,
    cause,
    actor: 'test',
  } as const
  const moved = await moveByHand(db, { ...count, at: new Date() })
  if (!moved) throw new Error(`orders hold more than ${onHand} of product ${productId}`)
}

/** As much on every shelf of the demo. */
export async function setAllStock(db: Db, onHand: number): Promise<void> {
  const shelves = await db.selectFrom('stock').select('product_id').execute()
  for (const { product_id } of shelves) await setStock(db, product_id, onHand)
}

export interface OrderedItem {
  product: ShelfProduct
  quantity?: number
}

interface Wanted extends Pick<OrderedItem, 'quantity'> {
  product: Pick<ShelfProduct, 'id' | 'discountPrice'>
}

/** A guest's cash order for pickup in Hà Nội: the shortest that is complete. */
export function guestOrder(items: readonly Wanted[], phone = '0901234567') {
  return {
    payment_type: 'recieve' as const,
    pickup_branch: 'HNI',
    receiver_fullname: 'Nguyễn Thị Lan',
    receiver_phone: phone,
    customer_phone: phone,
    products: items.map(({ product, quantity = 1 }) => ({ id: product.id, quantity })),
    summary: {
      payment: items.reduce(
        (sum, { product, quantity = 1 }) => sum + product.discountPrice * quantity,
        0,
      ),
    },
  }
}

export async function readStock(db: Db, productId: number) {
  return db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
}

export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('shop_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
