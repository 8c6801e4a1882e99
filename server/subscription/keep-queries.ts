import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Row } from '../platform/rows.ts'
import { formerColumns } from './former-queries.ts'

export interface WantedAgain {
  memberId: number
  productId: number
  quantity: number
  cycle: string
  cycleDays: number
  nextOn: VietnamDay
  /** Đồng of one piece. */
  price: number
  /** Đồng for delivery. */
  fee: number
  orderId: number
  orderCode: string
  at: Date
}

/**
 * Makes a subscription of a product that its member ordered so, or brings the running one up to
 * date: once an order, told twice it changes nothing. Gives the id of one that was there; null else.
 */
export async function keepWanted(trx: Db, wanted: WantedAgain): Promise<number | null> {
  const key = [wanted.memberId, wanted.productId, wanted.orderId]
  await queryRows(trx, remembering, key)
  const rows = await queryRows<Row<'standing_order', 'id'> & { wasThere: boolean }>(trx, keeping, [
    ...key,
    wanted.quantity,
    wanted.cycle,
    wanted.cycleDays,
    wanted.nextOn,
    wanted.price,
    wanted.orderCode,
    wanted.at,
    wanted.fee,
  ])
  return rows[0]?.wasThere ? rows[0].id : null
}

const isNews = `not exists (select from standing_order o
    where o.member_id = $1 and o.product_id = $2 and o.source_order_id >= $3)`

/** Locks it, too. */
const remembering = `
  insert into standing_order_former (standing_order_id, replaced_by, ${formerColumns})
  select id, $3, ${formerColumns} from standing_order
  where member_id = $1 and product_id = $2 and state <> 'ended' and ${isNews}
  for no key update on conflict do nothing`

const keeping = `
  insert into standing_order as s (member_id, product_id, source_order_id, quantity, cycle, cycle_days,
    next_on, agreed_price, last_order_code, created_at, agreed_fee, chosen)
  select $1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10, $11, true where ${isNews}
  on conflict (member_id, product_id) where state <> 'ended' do update set
    quantity = excluded.quantity, cycle = excluded.cycle, cycle_days = excluded.cycle_days,
    state = 'active', chosen = true, next_on = excluded.next_on, agreed_price = excluded.agreed_price,
    agreed_fee = excluded.agreed_fee,
    source_order_id = excluded.source_order_id, last_order_code = excluded.last_order_code
    where s.source_order_id < excluded.source_order_id
  -- Only an updated row has been locked before.
  returning id, xmax::text <> '0' as "wasThere"`

/** The open cycle of a subscription is not wanted any more. */
export async function cancelCycle(
  trx: Db,
  { id, note, at }: { id: number; note: string; at: Date },
): Promise<void> {
  await queryRows(
    trx,
    `update standing_cycle set outcome = 'calledOff', note = $2, settled_at = $3
     where standing_order_id = $1 and outcome = 'announced'`,
    [id, note, at],
  )
}

/** Ends all that a member has running. */
export async function endAllOf(trx: Db, memberId: number, note: string, at: Date): Promise<void> {
  const ended = await queryRows<Row<'standing_order', 'id'>>(
    trx,
    `update standing_order set state = 'ended', ended_at = $2
     where member_id = $1 and state <> 'ended' returning id`,
    [memberId, at],
  )
  for (const { id } of ended) await cancelCycle(trx, { id, note, at })
}

/** A subscription of the demo: of the member's last order of that product; none without one. */
export async function saveSubscription(
  trx: Db,
  { memberId, productId, quantity, nextOn, at }: StandingDraft,
): Promise<void> {
  await queryRows(
    trx,
    `insert into standing_order (member_id, product_id, quantity, cycle, cycle_days, next_on,
       agreed_price, agreed_fee, source_order_id, last_order_code, created_at, chosen)
     select $1, p.id, $3, '30 ngày', 30, $4::date, p.discount_price, o.shipping_fee, o.id,
       o.code, o.created_at, true
     from product p cross join lateral (
       select o.id, o.code, o.created_at, o.shipping_fee from shop_order o join order_line l on l.order_id = o.id
       where o.member_id = $1 and l.product_id = p.id and o.created_at <= $5
       order by o.created_at desc limit 1) o
     where p.id = $2
     on conflict do nothing`,
    [memberId, productId, quantity, nextOn, at],
  )
}

export interface StandingDraft {
  memberId: number
  productId: number
  quantity: number
  nextOn: VietnamDay
  at: Date
}
