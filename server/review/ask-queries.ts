import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

/** Orders of the days before are made up for, and none that arrived long ago. */
const caughtUpDays = 14

const due = `
  with due as (
    select o.id, o.member_id from shop_order o
      cross join lateral (select min(c.created_at) as at from order_status_change c
        where c.order_id = o.id and c.status in ('point_accumulating', 'completed')) d
    where o.status in ('point_accumulating', 'completed') and o.member_id is not null
      and d.at <= $1::timestamptz - make_interval(days => $2)
      and d.at > $1::timestamptz - make_interval(days => $2 + ${caughtUpDays})
      and o.created_at > $1::timestamptz - make_interval(days => $2 + ${caughtUpDays} + 60)
      and not exists (select from review_ask a where a.order_id = o.id)
    order by o.id limit $3
  ), asked as (
    insert into review_ask (order_id, member_id, asked_at) select id, member_id, $1 from due
    on conflict do nothing returning order_id
  ), told as (
    insert into outbox_event (topic, payload)
    select 'review.asked', jsonb_build_object('orderId', order_id) from asked
  )
  select count(*)::int as count from asked`

/** Notes whom to ask and tells it, in one statement: nobody is asked twice, whatever runs at once. */
export async function noteAsked(
  db: Db,
  of: { now: Date; afterDays: number; limit: number },
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, due, [of.now, of.afterDays, of.limit])
  return row!.count
}

export interface AskedOrder extends CamelRow<'review_ask', 'member_id' | 'outcome'> {
  code: Column<'shop_order', 'code'>
  /** Lines of goods that stayed with the buyer and have no review. */
  open: number
  /** Something is on its way back. */
  isReturning: boolean
}

const asked = `
  select a.member_id as "memberId", a.outcome, o.code,
    (select count(*)::int from order_line l
      where l.order_id = o.id and l.product_type = 'sale' and l.returned_quantity < l.quantity
        and not exists (select from product_review r
          where r.order_id = l.order_id and r.line_no = l.line_no)) as open,
    exists (select from return_request q
      where q.order_id = o.id and q.state in ('received', 'accepted')) as "isReturning"
  from review_ask a join shop_order o on o.id = a.order_id
  where a.order_id = $1 and o.member_id = a.member_id`

export async function findAsked(db: Db, orderId: number): Promise<AskedOrder | null> {
  return (await queryRows<AskedOrder>(db, asked, [orderId]))[0] ?? null
}

export async function noteOutcome(
  db: Db,
  orderId: number,
  outcome: Column<'review_ask', 'outcome'>,
): Promise<void> {
  await queryRows(db, 'update review_ask set outcome = $2 where order_id = $1', [orderId, outcome])
}

const counting = `
  select count(*)::int as sent, (count(*) filter (where exists (
    select from product_review r where r.order_id = a.order_id)))::int as wrote
  from review_ask a where a.outcome = 'sent' and a.asked_at > $1`

/** Buyers who were asked since a moment, and how many of them wrote. */
export async function countAsked(db: Db, since: Date): Promise<{ sent: number; wrote: number }> {
  return (await queryRows<{ sent: number; wrote: number }>(db, counting, [since]))[0]!
}
