import { sql, type RawBuilder } from 'kysely'
import type { RevenueBasis } from '#domain/backoffice/reports/api.ts'
import type { Db } from '../../platform/db.ts'

const maxDue = 2000

/** Counts the days of some orders that are due; false where none are. Within a transaction. */
export async function countDueDays(trx: Db): Promise<boolean> {
  // One at a time: of two that count a day, the one that read first must not write last.
  await sql`select pg_advisory_xact_lock(hashtext('order days'))`.execute(trx)
  const orders = await takeDue(trx)
  if (orders.length === 0) return false
  await noteVoucherDays(trx, orders)
  await countDays(trx, 'placed', await findPlacedDays(trx, orders))
  await countDays(trx, 'delivered', await findDeliveredDays(trx, orders))
  return true
}

async function takeDue(trx: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from order_day_due
    where id in (select id from order_day_due order by id limit ${maxDue})
    returning order_id as id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** What an order brought stands with the days of its vouchers, too. */
async function noteVoucherDays(trx: Db, orders: number[]): Promise<void> {
  await sql`
    insert into voucher_day_due (campaign_id, day)
    select distinct u.campaign_id, (u.created_at at time zone 'Asia/Ho_Chi_Minh')::date
    from shop_order o join voucher_use u on u.cause = 'order:' || o.code
    where o.id = any(${orders}::bigint[])`.execute(trx)
}

async function findPlacedDays(trx: Db, orders: number[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct (created_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day
    from shop_order where id = any(${orders}::bigint[])`.execute(trx)
  return rows.map(({ day }) => day)
}

async function findDeliveredDays(trx: Db, orders: number[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct (created_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day
    from order_status_change
    where order_id = any(${orders}::bigint[]) and event in ('delivered', 'deliveredWithPoints')`.execute(
    trx,
  )
  return rows.map(({ day }) => day)
}

async function countDays(trx: Db, basis: RevenueBasis, days: string[]): Promise<void> {
  for (const day of days) {
    await forget(trx, basis, day)
    await writeSums(trx, basis, day)
    await writeProducts(trx, basis, day)
  }
}

async function forget(trx: Db, basis: RevenueBasis, day: string): Promise<void> {
  await sql`delete from order_day where basis = ${basis} and day = ${day}::date`.execute(trx)
  await sql`delete from order_day_product where basis = ${basis} and day = ${day}::date`.execute(
    trx,
  )
}

const within = (column: RawBuilder<unknown>, day: string) => sql`
  ${column} >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and ${column} < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`

/** The orders of a day, each once. */
const ordersOf: Record<RevenueBasis, (day: string) => RawBuilder<unknown>> = {
  placed: (day) => sql`select * from shop_order where ${within(sql`created_at`, day)}`,
  delivered: (day) => sql`
    select * from shop_order where status <> 'cancelled' and id in (
      select order_id from order_status_change
      where event in ('delivered', 'deliveredWithPoints') and ${within(sql`created_at`, day)})`,
}

// What vouchers took off is what is left to explain: they never take more than there is.
async function writeSums(trx: Db, basis: RevenueBasis, day: string): Promise<void> {
  await sql`
    insert into order_day (basis, day, order_type, buyer, place, orders, cancelled, gross,
      price_discount, employee_discount, voucher, fee, returned)
    select ${basis}, ${day}::date, order_type,
      case when staff_incentive then 'employee' when member_id is null then 'guest' else 'member' end,
      coalesce(center_code, pickup_branch, ''),
      count(*) filter (where stands), count(*) filter (where not stands),
      coalesce(sum(goods_total) filter (where stands), 0),
      coalesce(sum(goods_discount) filter (where stands and not staff_incentive), 0),
      coalesce(sum(goods_discount) filter (where stands and staff_incentive), 0),
      coalesce(sum(goods_total - goods_discount - payment) filter (where stands), 0),
      coalesce(sum(shipping_fee) filter (where stands), 0),
      coalesce(sum(back.amount) filter (where stands), 0)
    from (${ordersOf[basis](day)}) as o
      cross join lateral (select o.status <> 'cancelled' as stands) as s
      left join lateral (select sum(amount) as amount from order_return where order_id = o.id) as back on true
    group by 3, 4, 5`.execute(trx)
}

async function writeProducts(trx: Db, basis: RevenueBasis, day: string): Promise<void> {
  await sql`
    insert into order_day_product (basis, day, product_id, orders, pieces, returned_pieces, gross,
      price_discount, returned)
    select ${basis}, ${day}::date, l.product_id, count(distinct o.id), sum(l.quantity),
      sum(l.returned_quantity), sum(l.original_price * l.quantity),
      sum((l.original_price - l.unit_price) * l.quantity), sum(l.unit_price * l.returned_quantity)
    from (${ordersOf[basis](day)}) as o join order_line l on l.order_id = o.id
    where o.status <> 'cancelled'
    group by l.product_id`.execute(trx)
}
