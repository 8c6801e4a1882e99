import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { CamelRow } from '../platform/rows.ts'

/** What became of a product's stock. */
export interface Reservation extends CamelRow<'stock', 'product_id'> {
  /** What could be sold before. */
  before: number
  /** What is left to sell afterwards. */
  left: number
}

interface StockCause {
  /** `order:{code}`. */
  cause: string
  actor: string
  at: Date
}

/** Of an order: all causes under which it holds stock, with its changes. */
interface HeldStock extends StockCause {
  causes?: readonly string[]
}

/** Gives what an order holds of stock back, once: exactly what its reservations took and have not given back. */
export function releaseStock(db: Db, of: HeldStock): Promise<Reservation[]> {
  return moveStock(db, of, { kind: 'release', after: 'reserve', onHand: 0, reserved: -1 })
}

/** What an order holds leaves the shelf with the carrier, once. */
export function consumeStock(db: Db, of: HeldStock): Promise<Reservation[]> {
  return moveStock(db, of, { kind: 'consume', after: 'reserve', onHand: -1, reserved: -1 })
}

/** What left the shelf is back on it, once. */
export function restock(db: Db, of: HeldStock): Promise<Reservation[]> {
  return moveStock(db, of, { kind: 'restock', after: 'consume', onHand: 1, reserved: 0 })
}

interface StockStep {
  kind: 'release' | 'consume' | 'restock'
  /** The step that it undoes or ends, with its quantities. */
  after: 'reserve' | 'consume'
  onHand: number
  reserved: number
}

/** Stock rows are locked in the order of their ids, as orders take them. */
async function moveStock(
  db: Db,
  { cause, causes = [cause], actor, at }: HeldStock,
  step: StockStep,
) {
  // A change of the order has given back what it needs no more before.
  const before = step.after === 'reserve' ? 'release' : 'restock'
  const result = await sql<Reservation>`
    with moved as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select product_id, ${step.kind}, sum(case kind when ${step.after} then quantity else -quantity end),
        ${cause}, ${actor}, ${at}::timestamptz
      from stock_movement
      where cause = any(${[...causes]}::text[]) and kind in (${step.after}, ${before})
      group by product_id having sum(case kind when ${step.after} then quantity else -quantity end) > 0
      on conflict (cause, product_id, kind) do nothing
      returning product_id, quantity
    ), locked as (
      select s.product_id, moved.quantity from stock s join moved using (product_id)
      order by s.product_id for no key update of s
    )
    update stock s set on_hand = s.on_hand + locked.quantity * ${step.onHand}::int,
      reserved = s.reserved + locked.quantity * ${step.reserved}::int
    from locked where s.product_id = locked.product_id
    returning s.product_id as "productId", s.on_hand - s.reserved as left,
      s.on_hand - s.reserved - locked.quantity * ${step.onHand - step.reserved}::int as before`.execute(
    db,
  )
  return result.rows
}

/**
 * An order takes more of some products and gives others back, once a cause: rows are locked in the order of their ids.
 * Gives only what could be done; where that is less than was asked for, the caller refuses and all is rolled back.
 */
export async function changeReserved(
  db: Db,
  change: StockCause & { of: readonly { productId: number; change: number }[] },
): Promise<Reservation[]> {
  const { cause, actor, at, of } = change
  const result = await sql<Reservation>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(of)}::json) as x ("productId" int, change int)
    ), locked as (
      select s.product_id, wanted.change from stock s join wanted on wanted."productId" = s.product_id
      order by s.product_id for no key update of s
    ), moved as (
      update stock s set reserved = s.reserved + locked.change
      from locked where s.product_id = locked.product_id
        and (locked.change < 0 or s.on_hand - s.reserved >= locked.change)
      returning s.product_id, locked.change, s.on_hand - s.reserved as remaining
    ), noted as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select product_id, case when change > 0 then 'reserve' else 'release' end, abs(change), ${cause},
        ${actor}, ${at}::timestamptz
      from moved
    )
    select product_id as "productId", remaining as "left", remaining + change as before from moved`.execute(
    db,
  )
  return result.rows
}

/** Goods that somebody had at home are on the shelf again, once a cause. */
export async function restockPieces(
  db: Db,
  back: StockCause & { of: readonly { productId: number; quantity: number }[] },
): Promise<Reservation[]> {
  const { cause, actor, at, of } = back
  const result = await sql<Reservation>`
    with moved as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select x."productId", 'restock', x.quantity, ${cause}, ${actor}, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(of)}::json) as x ("productId" int, quantity int)
      on conflict (cause, product_id, kind) do nothing
      returning product_id, quantity
    ), locked as (
      select s.product_id, moved.quantity from stock s join moved using (product_id)
      order by s.product_id for no key update of s
    )
    update stock s set on_hand = s.on_hand + locked.quantity
    from locked where s.product_id = locked.product_id
    returning s.product_id as "productId", s.on_hand - s.reserved as left,
      s.on_hand - s.reserved - locked.quantity as before`.execute(db)
  return result.rows
}

/** What is left of some products, for the refusal that says so. */
export async function listAvailable(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('stock')
    .select((eb) => ['product_id', eb('on_hand', '-', eb.ref('reserved')).as('available')])
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .execute()
}

export interface StockChange {
  productId: number
  kind: 'receive' | 'adjust'
  change: number
  cause: string
  actor: string
  at: Date
}

/** Moves stock by hand; null when orders hold more than would be left. */
export async function moveByHand(
  trx: Db,
  { productId, kind, change, cause, actor, at }: StockChange,
): Promise<{ onHand: number; reserved: number } | null> {
  const { rows } = await sql<CamelRow<'stock', 'on_hand' | 'reserved'>>`
    update stock set on_hand = on_hand + ${change}
    where product_id = ${productId} and on_hand + ${change} >= reserved
    returning on_hand as "onHand", reserved`.execute(trx)
  const [moved] = rows
  if (!moved) return null
  await trx
    .insertInto('stock_movement')
    .values({ product_id: productId, kind, quantity: change, cause, actor, created_at: at })
    .execute()
  return moved
}

export interface Count {
  productId: number
  /** What the shelf had, as whoever counted was told. */
  seen: number
  counted: number
  cause: string
  actor: string
  at: Date
}

/** The shelf has what was counted; false when it is another than was seen, or orders hold more. */
export async function countStock(
  trx: Db,
  { productId, seen, counted, cause, actor, at }: Count,
): Promise<boolean> {
  const { rows } = await sql`
    update stock set on_hand = ${counted}
    where product_id = ${productId} and on_hand = ${seen} and ${counted}::int >= reserved
    returning product_id`.execute(trx)
  if (rows.length === 0) return false
  if (counted === seen) return true
  await trx
    .insertInto('stock_movement')
    .values({
      product_id: productId,
      kind: 'adjust',
      quantity: counted - seen,
      cause,
      actor,
      created_at: at,
    })
    .execute()
  return true
}

/** What lies on a product's shelf, and what orders hold of it. */
export async function findStock(
  db: Db,
  productId: number,
): Promise<{ onHand: number; reserved: number }> {
  const row = await db
    .selectFrom('stock')
    .select(['on_hand as onHand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row ?? { onHand: 0, reserved: 0 }
}

/** A shelf for each new product, with what lies on it from the beginning. */
export async function openStock(
  trx: Db,
  shelves: readonly { productId: number; onHand: number }[],
): Promise<void> {
  const stock = shelves.map(({ productId, onHand }) => ({ product_id: productId, on_hand: onHand }))
  const received = shelves
    .filter(({ onHand }) => onHand > 0)
    .map(({ productId, onHand }) => ({
      product_id: productId,
      kind: 'receive' as const,
      quantity: onHand,
      cause: 'opening',
      actor: 'system',
    }))
  await trx.insertInto('stock').values(stock).execute()
  if (received.length > 0) await trx.insertInto('stock_movement').values(received).execute()
}
