import { sql, type RawBuilder } from 'kysely'
import type { RevenueBasis, RevenueGroup } from '#domain/backoffice/reports/api.ts'
import type { Db } from '../../platform/db.ts'

export interface Asked {
  from: string
  to: string
  basis: RevenueBasis
  by: RevenueGroup
}

export interface SummedRevenue {
  key: string
  name: string
  orders: number | null
  cancelled: number | null
  pieces: number | null
  gross: number
  price_discount: number
  employee_discount: number | null
  voucher: number | null
  fee: number | null
  returned: number
  net: number
}

/** More rows than anybody reads; the smallest are left out. */
const maxRows = 1000

type GoodsGroup = 'product' | 'brand'

/** Sums of counted days: some thousand rows whatever the number of orders. */
export async function sumRevenue(db: Db, asked: Asked): Promise<SummedRevenue[]> {
  const { by } = asked
  const statement =
    by === 'product' || by === 'brand' ? ofGoods(asked, by) : ofOrders(asked, keys[by])
  return (await statement.execute(db)).rows
}

/** Whether orders moved that no day has counted yet. */
export async function isBehind(db: Db): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from order_day_due) as behind`.execute(db)
  return rows[0]!.behind
}

const keys: Record<Exclude<RevenueGroup, GoodsGroup>, RawBuilder<unknown>> = {
  day: sql`day::text`,
  week: sql`date_trunc('week', day)::date::text`,
  month: sql`date_trunc('month', day)::date::text`,
  type: sql`order_type`,
  buyer: sql`buyer`,
  place: sql`place`,
}

function ofOrders({ from, to, basis, by }: Asked, key: RawBuilder<unknown>) {
  const order = by === 'day' || by === 'week' || by === 'month' ? sql`key desc` : sql`net desc, key`
  return sql<SummedRevenue>`
    select ${key} as key, '' as name, sum(orders)::float8 as orders, sum(cancelled)::float8 as cancelled,
      null as pieces, sum(gross)::float8 as gross, sum(price_discount)::float8 as price_discount,
      sum(employee_discount)::float8 as employee_discount, sum(voucher)::float8 as voucher,
      sum(fee)::float8 as fee, sum(returned)::float8 as returned,
      sum(gross - price_discount - employee_discount - voucher - returned)::float8 as net
    from order_day where basis = ${basis} and day between ${from}::date and ${to}::date
    group by 1 order by ${order} limit ${maxRows}`
}

const goods: Record<GoodsGroup, { key: RawBuilder<unknown>; orders: RawBuilder<unknown> }> = {
  product: { key: sql`p.id`, orders: sql`sum(d.orders)::float8` },
  // An order with two products of a brand would count twice.
  brand: { key: sql`b.id`, orders: sql`null` },
}

function ofGoods({ from, to, basis }: Asked, by: GoodsGroup) {
  const { key, orders } = goods[by]
  const name = by === 'product' ? sql`p.name` : sql`b.name`
  return sql<SummedRevenue>`
    select ${key}::text as key, ${name} as name, ${orders} as orders, null as cancelled,
      sum(d.pieces)::float8 as pieces, sum(d.gross)::float8 as gross,
      sum(d.price_discount)::float8 as price_discount, null as employee_discount, null as voucher,
      null as fee, sum(d.returned)::float8 as returned,
      sum(d.gross - d.price_discount - d.returned)::float8 as net
    from order_day_product d join product p on p.id = d.product_id join brand b on b.id = p.brand_id
    where d.basis = ${basis} and d.day between ${from}::date and ${to}::date
    group by ${key}, ${name} order by net desc, key limit ${maxRows}`
}
