import type { CashCarrier, CashChip, CashState, KnownParcel } from '#domain/order/cash/states.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface ParcelRow {
  id: number
  orderCode: string
  trackingCode: string
  carrier: CashCarrier
  expected: number
  collected: number
  remitted: number | null
  isBanked: boolean
  state: CashState
  at: Date
  /** In microseconds: the place of a cursor. */
  place: number
  age: number
  isLate: boolean
  statementId: number | null
  statement: string | null
}

/** The place after which a page begins. */
export interface CashPlace {
  place: number
  id: number
}

export interface AskedParcels {
  today: string
  state: CashChip | undefined
  carrier: CashCarrier | undefined
  q: string
  after: CashPlace | null
  limit: number
}

const carrierOf = `case when o.pickup_branch is not null then 'branch' else o.shipping_unit end`
const ageOf = `($1::date - (m.at at time zone 'Asia/Ho_Chi_Minh')::date)`
const limitOf = (carrier: string) => `coalesce((select c.days from cash_limit c
  where c.carrier = ${carrier} and c.valid_from <= $1::date order by c.valid_from desc limit 1), 7)`
const isLate = `(l.order_id is null and ${ageOf} > ${limitOf(carrierOf)})`
const differs = `(l.remitted <> l.collected and l.reason = '')`

/** Everything taken in cash with where it is; `$1` is today. */
const taken = `order_money m join shop_order o on o.id = m.order_id
    left join cash_statement_line l on l.order_id = m.order_id and not l.reversed
    left join cash_statement s on s.id = l.statement_id`
/** Of an entry `m` of an order's ledger. */
export const isCash = `m.kind = 'received' and m.receipt_id is null`

/** In plain words of the tables, so that the planner finds the few that are asked for. */
const conditions: Record<CashChip, string> = {
  out: 'l.order_id is null',
  late: isLate,
  different: differs,
  remitted: `s.banked_on is null and l.order_id is not null and not ${differs}`,
  done: `s.banked_on is not null and not ${differs}`,
}

const columns = `o.id, o.code as "orderCode", coalesce(o.tracking_code, '') as "trackingCode",
  ${carrierOf} as carrier, coalesce(o.cash_to_collect, m.amount) as expected, m.amount as collected,
  l.remitted, s.banked_on is not null as "isBanked", m.at,
  (extract(epoch from m.at) * 1000000)::bigint as place,
  l.statement_id as "statementId", s.reference as statement,
  case when l.order_id is null then 'out' when ${differs} then 'different'
    when s.banked_on is null then 'remitted' else 'done' end as state,
  ${ageOf} as age, ${isLate} as "isLate"`

/** The oldest first, after `after`. */
export async function listParcels(
  db: Db,
  { today, state, carrier, q, after, limit }: AskedParcels,
): Promise<ParcelRow[]> {
  const values: unknown[] = [today, limit]
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = [isCash]
  if (state) where.push(conditions[state])
  // Nobody looks for what is done from the oldest on.
  else if (!q) where.push(`(${conditions.out} or ${differs})`)
  if (carrier) where.push(`${carrierOf} = ${bind(carrier)}`)
  if (q) {
    const start = `${bind(q.toUpperCase())}::text`
    where.push(`(starts_with(o.code, ${start}) or starts_with(upper(o.tracking_code), ${start}))`)
  }
  if (after) {
    const at = `timestamptz 'epoch' + ${bind(after.place)}::bigint * interval '1 microsecond'`
    where.push(`(m.at, m.order_id) > (${at}, ${bind(after.id)}::bigint)`)
  }
  return queryRows<ParcelRow>(
    db,
    `select ${columns} from ${taken} where ${where.join(' and ')} order by m.at, m.order_id limit $2`,
    values,
  )
}

export interface CarrierSums {
  carrier: CashCarrier
  parcels: number
  out: number
  late_parcels: number
  late: number
  oldest: number | null
  limit: number
  different: number
}

/** What each still owes; whoever owes nothing is left out. */
export async function sumByCarrier(db: Db, today: string): Promise<CarrierSums[]> {
  return queryRows<CarrierSums>(
    db,
    `with open as (
      select ${carrierOf} as carrier, m.amount, ${ageOf} as age, ${isLate} as late, true as out
      from ${taken} where ${isCash} and ${conditions.out}
      union all
      select ${carrierOf}, m.amount, 0, false, false from ${taken} where ${isCash} and ${differs}
    )
    select carrier, count(*) filter (where out)::int as parcels,
      coalesce(sum(amount) filter (where out), 0)::bigint as out,
      count(*) filter (where late)::int as late_parcels,
      coalesce(sum(amount) filter (where late), 0)::bigint as late,
      max(age) filter (where out) as oldest, ${limitOf('open.carrier')} as limit,
      count(*) filter (where not out)::int as different
    from open group by carrier order by carrier`,
    [today],
  )
}

/** How many were handed over, and of how many the money is on the account; up to `upTo` of each. */
export async function countHandedOver(
  db: Db,
  carrier: CashCarrier | undefined,
  upTo: number,
): Promise<{ remitted: number; done: number }> {
  const count = (state: CashChip) => `(select count(*)::int from (
    select from ${taken} where ${isCash} and ${conditions[state]}
      and ($1::text is null or ${carrierOf} = $1) limit $2) counted)`
  const [row] = await queryRows<{ remitted: number; done: number }>(
    db,
    `select ${count('remitted')} as remitted, ${count('done')} as done`,
    [carrier ?? null, upTo],
  )
  return row!
}

export async function hasStatements(db: Db): Promise<boolean> {
  const found = await queryRows(db, 'select from cash_statement limit 1')
  return found.length > 0
}

export interface FoundParcel extends KnownParcel {
  orderCode: string
  statementId: number | null
  statement: string | null
}

/** What is known of the orders that these codes or waybills name, by the code in capitals. */
export async function findKnownParcels(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, FoundParcel>> {
  const rows = await queryRows<FoundParcel & { named: string }>(
    db,
    `select n.named, o.id as "orderId", o.code as "orderCode", ${carrierOf} as carrier,
      m.amount as collected, l.order_id is not null as "isRemitted",
      l.statement_id as "statementId", s.reference as statement
    from unnest($1::text[]) as n (named)
      join lateral (
        select id from shop_order where code = n.named
        union all select order_id from shipment where tracking_code = n.named
        limit 1) found on true
      join shop_order o on o.id = found.id
      left join order_money m on m.order_id = o.id and ${isCash}
      left join cash_statement_line l on l.order_id = o.id and not l.reversed
      left join cash_statement s on s.id = l.statement_id`,
    [codes],
  )
  return new Map(rows.map(({ named, ...parcel }) => [named, parcel]))
}

/** Where the money of one order is; null where none was taken in cash. */
export async function findCashOf(
  db: Db,
  orderId: number,
  today: string,
): Promise<ParcelRow | null> {
  const [row] = await queryRows<ParcelRow>(
    db,
    `select ${columns} from ${taken} where ${isCash} and m.order_id = $2`,
    [today, orderId],
  )
  return row ?? null
}
