import type { Prices } from '#domain/catalog/prices/segments.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** What the row of a product `p` costs at the moment of a parameter: the row says it until a planned price begins. */
export function priceInForce(moment: string): string {
  return `left join lateral (
    select q.original_price, q.discount_price from product_price q
    where p.next_price_at <= ${moment} and q.product_id = p.id and q.starts_at <= ${moment}
    order by q.starts_at desc limit 1) planned on true`
}

export interface HeldPrice extends Prices {
  /** A price for a time holds until then; null when it is for good. */
  until: Date | null
}

/** Takes the product's row and lets it say what is in force; null where there is none. */
export async function holdPrice(trx: Db, productId: number, at: Date): Promise<HeldPrice | null> {
  const [row] = await queryRows<Prices & { next_price_at: Date | null }>(trx, held, [productId])
  if (!row) return null
  if (row.next_price_at !== null && row.next_price_at <= at) {
    await queryRows(trx, settled, [at, [productId]])
  }
  const [now] = await queryRows<HeldPrice>(trx, nowPaid, [productId, at])
  return now!
}

/**
 * Lets the rows of products say what they cost at a moment, for lists, search and feeds; orders do not wait for it.
 * Gives the products whose planned price began or ended.
 */
export async function settlePrices(db: Db, at: Date): Promise<number[]> {
  const due = await queryRows<{ id: number }>(db, dueIds, [at])
  if (due.length === 0) return []
  return db.transaction().execute(async (trx) => {
    // Two statements: what the second reads was committed by whoever held the rows before.
    const rows = await queryRows<{ id: number }>(trx, `${dueIds} order by id for update`, [at])
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await queryRows(trx, settled, [at, ids])
    return ids
  })
}

const held = `
  select original_price, discount_price, next_price_at from product where id = $1 for update`

const nowPaid = `
  select p.original_price, p.discount_price,
    (select case when q.lasting then null else p.next_price_at end from product_price q
      where q.product_id = p.id and q.starts_at <= $2 order by q.starts_at desc limit 1) as until
  from product p where p.id = $1`

const dueIds = `select id from product where next_price_at <= $1`

/** A form that was opened before must not write the former price back: the version rises. */
const settled = `
  update product p set
    original_price = coalesce(q.original_price, p.original_price),
    discount_price = coalesce(q.discount_price, p.discount_price),
    version = p.version + 1, updated_at = $1,
    next_price_at = (select min(starts_at) from product_price n where n.product_id = due.id and n.starts_at > $1)
  from unnest($2::int[]) as due (id) left join lateral (
    select original_price, discount_price from product_price
    where product_id = due.id and starts_at <= $1 order by starts_at desc limit 1) q on true
  where p.id = due.id`
