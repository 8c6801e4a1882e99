import { sql } from 'kysely'
import type { Check } from './platform/check.ts'
import type { Db } from './platform/db.ts'

export interface Finding {
  check: string
  /** What contradicts itself, as text for an operator. */
  found: string[]
}

/** What must always be true; each query gives what is not. */
const checks: readonly Check[] = [
  {
    name: 'reserved stock is what its movements add up to',
    query: `
      select 'product ' || s.product_id || ': reserved ' || s.reserved || ', movements ' || coalesce(m.sum, 0) as found
      from stock s left join (
        select product_id, sum(case kind when 'reserve' then quantity when 'release' then -quantity
          when 'consume' then -quantity else 0 end) as sum
        from stock_movement group by product_id) m using (product_id)
      where s.reserved <> coalesce(m.sum, 0)`,
  },
  {
    name: 'every order that is not cancelled or shipped holds its stock',
    query: `
      select o.code as found from shop_order o join order_line l on l.order_id = o.id
      where o.status in ('burning', 'open', 'processing', 'pre_cancel')
      group by o.id, o.code, l.product_id
      having sum(l.quantity) <> coalesce((select sum(case kind when 'reserve' then quantity
          when 'release' then -quantity else 0 end) from stock_movement m
        where m.cause = 'order:' || o.code and m.product_id = l.product_id), 0)`,
  },
  {
    name: 'an order costs what its lines add up to',
    query: `
      select o.code as found from shop_order o join order_line l on l.order_id = o.id
      group by o.id having sum(l.original_price * l.quantity) <> o.goods_total
        or sum((l.original_price - l.unit_price) * l.quantity) <> o.goods_discount`,
  },
  {
    name: 'an order is where its last change left it',
    query: `
      select o.code as found from shop_order o
      where o.status is distinct from (select c.status from order_status_change c
        where c.order_id = o.id order by c.id desc limit 1)`,
  },
  {
    name: 'an order has lines',
    query: `
      select o.code as found from shop_order o
      where not exists (select from order_line l where l.order_id = o.id)`,
  },
]

/** Proves the stored totals from the rows they summarise; empty when all is well. Changes nothing. */
export async function examine(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, query } of checks) {
    const { rows } = await sql.raw<{ found: string }>(`${query} limit 20`).execute(db)
    if (rows.length > 0) findings.push({ check: name, found: rows.map((row) => row.found) })
  }
  return findings
}

export const checkNames: readonly string[] = checks.map((check) => check.name)
