import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

const maxOrders = 2000
const maxCells = 100
const maxProducts = 20

/** Counts the buyers of some orders that are due; false where none are. Within a transaction. */
export async function countDueBuyers(trx: Db): Promise<boolean> {
  await lockCohorts(trx)
  const { rows } = await sql<{ id: number }>`
    delete from cohort_order_due
    where id in (select id from cohort_order_due order by id limit ${maxOrders})
    returning order_id as id`.execute(trx)
  if (rows.length === 0) return false
  const buyers = await findBuyers(
    trx,
    rows.map(({ id }) => id),
  )
  // What they stood in before, and what they stand in afterwards.
  await noteDue(trx, buyers)
  await forgetBuyers(trx, buyers)
  await writeMonths(trx, buyers)
  await writeBuyers(trx, buyers)
  await writeGaps(trx, buyers)
  await noteDue(trx, buyers)
  return true
}

/** Counts some cells whose buyers moved. */
export async function countDueCells(trx: Db): Promise<boolean> {
  await lockCohorts(trx)
  const { rows } = await sql<{ first: string; month: string }>`
    with taken as (
      delete from cohort_cell_due where (first_month, month) in (
        select distinct first_month, month from cohort_cell_due order by 1, 2 limit ${maxCells})
      returning first_month, month)
    select distinct first_month::text as first, month::text as month from taken`.execute(trx)
  if (rows.length === 0) return false
  await writeCells(trx, rows)
  return true
}

/** Counts some products that were bought again, or no longer. */
export async function countDueProducts(trx: Db): Promise<boolean> {
  await lockCohorts(trx)
  const { rows } = await sql<{ id: number }>`
    with taken as (
      delete from repeat_day_due where product_id in (
        select distinct product_id from repeat_day_due order by 1 limit ${maxProducts})
      returning product_id)
    select distinct product_id as id from taken`.execute(trx)
  if (rows.length === 0) return false
  const products = rows.map(({ id }) => id)
  await sql`delete from repeat_day where product_id = any(${products}::int[])`.execute(trx)
  await sql`
    insert into repeat_day (product_id, days, gaps)
    select product_id, days, count(*) from cohort_gap where product_id = any(${products}::int[])
    group by 1, 2`.execute(trx)
  return true
}

export async function areCohortsBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from cohort_order_due) or exists (select from cohort_cell_due)
      or exists (select from repeat_day_due) as behind`.execute(db)
  return rows[0]!.behind
}

// One at a time: of two that count a buyer, the one that read first must not write last.
async function lockCohorts(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cohorts'))`.execute(trx)
}

/** Whose they are: the member's, else of whom the phone names. Found once, as the person may be taken out of an order. */
async function findBuyers(trx: Db, orders: number[]): Promise<number[]> {
  await sql`
    insert into cohort_order (order_id, customer_id)
    select o.id, coalesce(m.id, p.id)
    from shop_order o left join customer m on m.member_id = o.member_id
      left join customer p on p.phone = o.customer_phone
    where o.id = any(${orders}::bigint[]) and o.order_type <> 'points' and coalesce(m.id, p.id) is not null
    on conflict (order_id) do nothing`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select distinct customer_id as id from cohort_order where order_id = any(${orders}::bigint[])`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

async function noteDue(trx: Db, buyers: number[]): Promise<void> {
  await sql`
    insert into cohort_cell_due (first_month, month)
    select distinct first_month, month from cohort_buyer_month
    where customer_id = any(${buyers}::int[])`.execute(trx)
  await sql`
    insert into repeat_day_due (product_id)
    select distinct product_id from cohort_gap where customer_id = any(${buyers}::int[])`.execute(
    trx,
  )
}

async function forgetBuyers(trx: Db, buyers: number[]): Promise<void> {
  await sql`delete from cohort_gap where customer_id = any(${buyers}::int[])`.execute(trx)
  await sql`delete from cohort_buyer_month where customer_id = any(${buyers}::int[])`.execute(trx)
  await sql`delete from cohort_buyer where customer_id = any(${buyers}::int[])`.execute(trx)
}

/** The orders of these buyers that stand, each with its place among them. */
const ordersOf = (buyers: number[]) => sql`
  select c.customer_id, o.*, (o.created_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
    row_number() over (partition by c.customer_id order by o.created_at, o.id) as nth
  from cohort_order c join shop_order o on o.id = c.order_id
  where c.customer_id = any(${buyers}::int[]) and o.status <> 'cancelled'`

async function writeMonths(trx: Db, buyers: number[]): Promise<void> {
  await sql`
    insert into cohort_buyer_month (customer_id, month, first_month, orders, again, net)
    select customer_id, month, min(month) over (partition by customer_id), orders, again, net from (
      select o.customer_id, date_trunc('month', o.day)::date as month, count(*) as orders,
        bool_or(o.nth = 2) as again, sum(o.payment - coalesce(back.amount, 0)) as net
      from (${ordersOf(buyers)}) as o left join lateral (
        select sum(amount) as amount from order_return where order_id = o.id) as back on true
      group by 1, 2) as months`.execute(trx)
}

async function writeBuyers(trx: Db, buyers: number[]): Promise<void> {
  await sql`
    insert into cohort_buyer (customer_id, first_month, channel, products, brands)
    select o.customer_id, date_trunc('month', o.day)::date,
      case when o.order_type = 'vaccine' then 'vaccine' when o.taken_by is not null then 'phone' else 'web' end,
      goods.products, goods.brands
    from (${ordersOf(buyers)}) as o cross join lateral (
      select coalesce(array_agg(distinct p.id), '{}') as products,
        coalesce(array_agg(distinct p.brand_id), '{}') as brands
      from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as goods
    where o.nth = 1`.execute(trx)
}

async function writeGaps(trx: Db, buyers: number[]): Promise<void> {
  await sql`
    insert into cohort_gap (product_id, customer_id, order_id, days)
    select product_id, customer_id, order_id, day - before from (
      select l.product_id, o.customer_id, o.id as order_id, o.day,
        lag(o.day) over (partition by o.customer_id, l.product_id order by o.created_at, o.id) as before
      from (${ordersOf(buyers)}) as o
        join (select distinct order_id, product_id from order_line) as l on l.order_id = o.id) as bought
    where before is not null`.execute(trx)
}

async function writeCells(
  trx: Db,
  cells: readonly { first: string; month: string }[],
): Promise<void> {
  const pairs = sql`
    select unnest(${cells.map(({ first }) => first)}::date[]) as first_month,
      unnest(${cells.map(({ month }) => month)}::date[]) as month`
  await sql`
    delete from cohort_cell c using (${pairs}) as p
    where c.first_month = p.first_month and c.month = p.month`.execute(trx)
  await sql`
    insert into cohort_cell (split, key, first_month, month, customers, again, net)
    select s.split, s.key, m.first_month, m.month, count(*), count(*) filter (where m.again), sum(m.net)
    from (${pairs}) as p join cohort_buyer_month m using (first_month, month)
      join cohort_buyer b using (customer_id)
      cross join lateral (
        select 'all' as split, '' as key
        union all select 'channel', b.channel
        union all select 'product', id::text from unnest(b.products) as id
        union all select 'brand', id::text from unnest(b.brands) as id) as s
    group by 1, 2, 3, 4`.execute(trx)
}
