import type { CashCarrier, CashState, KnownParcel } from '#domain/order/cash/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface ParcelRow {
  orderCode: string
  trackingCode: string
  carrier: CashCarrier
  expected: number
  collected: number
  remitted: number | null
  isBanked: boolean
  state: CashState
  at: Date
  age: number
  isLate: boolean
  statementId: number | null
}

const carrierOf = `case when o.pickup_branch is not null then 'branch' else o.shipping_unit end`

/** Everything taken in cash; `$1` is today. */
const parcels = `with dated as (
  select o.code as "orderCode", coalesce(o.tracking_code, '') as "trackingCode", ${carrierOf} as carrier,
    coalesce(o.cash_to_collect, m.amount) as expected, m.amount as collected, l.remitted,
    s.banked_on is not null as "isBanked", m.at, l.statement_id as "statementId",
    case when l.order_id is null then 'out'
      when l.remitted <> l.collected and l.reason = '' then 'different'
      when s.banked_on is null then 'remitted' else 'done' end as state,
    $1::date - (m.at at time zone 'Asia/Ho_Chi_Minh')::date as age
  from order_money m join shop_order o on o.id = m.order_id
    left join cash_statement_line l on l.order_id = o.id and not l.reversed
    left join cash_statement s on s.id = l.statement_id
  where m.kind = 'received' and m.receipt_id is null
), parcel as (
  select d.*, d.state = 'out' and d.age > coalesce((select c.days from cash_limit c
    where c.carrier = d.carrier and c.valid_from <= $1::date order by c.valid_from desc limit 1), 7) as "isLate"
  from dated d
)`

export interface AskedParcels {
  today: string
  state: CashState | undefined
  carrier: CashCarrier | undefined
  late: boolean
  q: string
  limit: number
  offset: number
}

/** One page, the oldest first, and how many there are. */
export async function listParcels(
  db: Db,
  { today, state, carrier, late, q, limit, offset }: AskedParcels,
): Promise<{ rows: ParcelRow[]; total: number }> {
  const where = `where ($2::text is null or state = $2) and ($3::text is null or carrier = $3)
    and (not $4::boolean or "isLate")
    and ($5::text = '' or starts_with(upper("orderCode"), $5) or starts_with(upper("trackingCode"), $5))`
  const values = [today, state ?? null, carrier ?? null, late, q.toUpperCase()]
  const rows = await queryRows<ParcelRow>(
    db,
    `${parcels} select * from parcel ${where} order by at, "orderCode" limit $6 offset $7`,
    [...values, limit, offset],
  )
  const [counted] = await queryRows<{ total: number }>(
    db,
    `${parcels} select count(*)::int as total from parcel ${where}`,
    values,
  )
  return { rows, total: counted!.total }
}

export interface CarrierSums {
  carrier: CashCarrier
  parcels: number
  out: number
  late: number
  different: number
}

/** What each still owes; whoever owes nothing is left out. */
export async function sumByCarrier(db: Db, today: string): Promise<CarrierSums[]> {
  return queryRows<CarrierSums>(
    db,
    `${parcels} select carrier, count(*) filter (where state = 'out')::int as parcels,
      coalesce(sum(collected) filter (where state = 'out'), 0)::bigint as out,
      coalesce(sum(collected) filter (where "isLate"), 0)::bigint as late,
      count(*) filter (where state = 'different')::int as different
    from parcel where state in ('out', 'different') group by carrier order by carrier`,
    [today],
  )
}

/** What is known of the orders that these codes or waybills name, by the code in capitals. */
export async function findKnownParcels(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, KnownParcel>> {
  const rows = await queryRows<KnownParcel & { named: string }>(
    db,
    `select n.named, o.id as "orderId", ${carrierOf} as carrier, m.amount as collected,
      exists (select from cash_statement_line l where l.order_id = o.id and not l.reversed) as "isRemitted"
    from unnest($1::text[]) as n (named)
      join lateral (
        select id from shop_order where code = n.named
        union all select order_id from shipment where tracking_code = n.named
        limit 1) found on true
      join shop_order o on o.id = found.id
      left join order_money m on m.order_id = o.id and m.kind = 'received' and m.receipt_id is null`,
    [codes],
  )
  return new Map(rows.map(({ named, ...parcel }) => [named, parcel]))
}
