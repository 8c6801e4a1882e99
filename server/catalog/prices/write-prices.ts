import { sql } from 'kysely'
import { segmentsFrom, type Prices } from '#domain/catalog/prices/segments.ts'
import { days } from '#domain/kernel/durations.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** Notes what a product costs from now on, and what is to come with it. The row is held, and says it already. */
export async function notePrice(
  trx: Db,
  { productId, at }: { productId: number; at: Date },
  before: Prices,
  after: Prices,
): Promise<void> {
  await rememberPrice(trx, productId, before)
  const note = { ...pricesOf(after), lasting: true, plan_id: null }
  await trx
    .insertInto('product_price')
    .values({ product_id: productId, starts_at: at, ...note })
    .onConflict((conflict) => conflict.columns(['product_id', 'starts_at']).doUpdateSet(note))
    .execute()
  await replan(trx, { productId, at, since: at })
}

/**
 * What is to come follows the plans as they are now, and so does the row. The product is held (`holdPrice`).
 */
export function replanPrices(trx: Db, productId: number, at: Date): Promise<void> {
  return replan(trx, { productId, at, since: new Date(at.getTime() - 1) })
}

/** `since` is just before the moment where a plan may begin or end in it. */
async function replan(
  trx: Db,
  { productId, at, since }: { productId: number; at: Date; since: Date },
): Promise<void> {
  const { original_price, discount_price } = await trx
    .selectFrom('product')
    .select(['original_price', 'discount_price'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  await rememberPrice(trx, productId, { original_price, discount_price })
  await trx
    .deleteFrom('product_price')
    .where('product_id', '=', productId)
    .where('starts_at', '>', at)
    .execute()
  const base = await findLasting(trx, productId, at)
  const segments = segmentsFrom(base, await listPlans(trx, productId, at), since)
  if (segments.length > 0) {
    await trx
      .insertInto('product_price')
      .values(
        segments.map(({ startsAt, planId, ...segment }) => ({
          ...segment,
          product_id: productId,
          starts_at: startsAt,
          plan_id: planId,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'starts_at']).doUpdateSet((row) => ({
          original_price: row.ref('excluded.original_price'),
          discount_price: row.ref('excluded.discount_price'),
          lasting: row.ref('excluded.lasting'),
          plan_id: row.ref('excluded.plan_id'),
        })),
      )
      .execute()
  }
  await queryRows(trx, followed, [productId, at])
}

/** The highest price of so many days that nobody else approved to leave: what a drop is measured by. */
export async function findHighest(
  trx: Db,
  { productId, at, counted }: { productId: number; at: Date; counted: number },
): Promise<number> {
  const since = new Date(at.getTime() - days(counted))
  const [found] = await queryRows<{ highest: number }>(trx, highest, [productId, at, since])
  return found!.highest
}

async function rememberPrice(trx: Db, productId: number, prices: Prices): Promise<void> {
  await sql`insert into product_price (product_id, starts_at, original_price, discount_price, lasting)
    select ${productId}, '-infinity', ${prices.original_price}, ${prices.discount_price}, true
    where not exists (select from product_price where product_id = ${productId})`.execute(trx)
}

async function findLasting(trx: Db, productId: number, at: Date): Promise<Prices> {
  return trx
    .selectFrom('product_price')
    .select(['original_price', 'discount_price'])
    .where('product_id', '=', productId)
    .where('starts_at', '<=', at)
    .where('lasting', '=', true)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function listPlans(trx: Db, productId: number, at: Date) {
  const rows = await trx
    .selectFrom('price_plan')
    .select(['id', 'original_price', 'discount_price', 'starts_at', 'ends_at'])
    .where('product_id', '=', productId)
    .where('state', '=', 'planned')
    .where((row) => row.or([row('starts_at', '>=', at), row('ends_at', '>=', at)]))
    .execute()
  return rows.map(({ starts_at: startsAt, ends_at: endsAt, ...plan }) => ({
    ...plan,
    startsAt: startsAt!,
    endsAt,
  }))
}

function pricesOf({ original_price, discount_price }: Prices): Prices {
  return { original_price, discount_price }
}

const followed = `
  update product p set
    original_price = q.original_price, discount_price = q.discount_price,
    version = case when (p.original_price, p.discount_price) = (q.original_price, q.discount_price)
      then p.version else p.version + 1 end,
    updated_at = $2,
    next_price_at = (select min(starts_at) from product_price n where n.product_id = p.id and n.starts_at > $2)
  from (select original_price, discount_price from product_price
    where product_id = $1 and starts_at <= $2 order by starts_at desc limit 1) q
  where p.id = $1`

const highest = `
  with paid as (
    select discount_price, starts_at, plan_id, lead(starts_at) over (order by starts_at) as next
    from product_price where product_id = $1 and starts_at <= $2
  ), approved as (
    select max(paid.starts_at) as at from paid join price_plan a on a.id = paid.plan_id
    where not a.small and a.ends_at is null and a.starts_at = paid.starts_at
  )
  select greatest(p.discount_price, (
    select max(paid.discount_price) from paid, approved
    where coalesce(paid.next, 'infinity') > $3 and paid.starts_at >= coalesce(approved.at, '-infinity'))) as highest
  from product p where p.id = $1`
