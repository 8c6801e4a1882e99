import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { sumOpenRefunds } from './account-queries.ts'

/**
 * A refund of an order has begun that a person will transfer. Where the order has told its account it goes there, and
 * where another of its refunds was just asked for, the same link tells both; otherwise its customer is asked, by the
 * event that the order hears. Once a refund.
 */
export async function askOrKnow(
  trx: Db,
  { refundId, orderId, at }: { refundId: number; orderId: number; at: Date },
): Promise<void> {
  await queryRows(trx, first, [refundId, orderId, at])
}

const first = `
  with known as (
    select a.bank_bin, a.account_number, a.holder from refund_account a join refund f on f.id = a.refund_id
    where f.order_id = $2 and f.id <> $1 and a.account_number is not null
    order by a.given_at desc limit 1
  ), waiting as (
    select a.asks, a.asked_at from refund_account a join refund f on f.id = a.refund_id
    where f.order_id = $2 and f.id <> $1 and f.state = 'byHand' and a.asks > 0
      and a.account_number is null
    order by f.id limit 1
  ), added as (
    insert into refund_account (refund_id, asks, asked_at, bank_bin, account_number, holder, given_by,
      given_at, version)
    select $1, case when k.account_number is null then coalesce(w.asks, 1) else 0 end,
      case when k.account_number is null then coalesce(w.asked_at, $3::timestamptz) end,
      k.bank_bin, k.account_number, k.holder,
      case when k.account_number is not null then 'earlier' end,
      case when k.account_number is not null then $3::timestamptz end,
      case when k.account_number is null then 0 else 1 end
    from (select) as one left join known k on true left join waiting w on true
    on conflict (refund_id) do nothing returning refund_id, account_number
  )
  insert into outbox_event (topic, payload, created_at)
  select 'refund.accountAsked', jsonb_build_object('refundId', $1::bigint, 'orderId', $2::bigint, 'no', 1), $3
  from added where account_number is null and not exists (select from waiting)`

/**
 * Asks once more, where it may be: with the event that sends the link. Gives how often it was asked, or null when it was
 * as often as may be, a moment ago, or when the account is known.
 */
export async function askAgain(
  trx: Db,
  ask: { refundId: number; at: Date; notSince: Date; max: number },
): Promise<number | null> {
  const { refundId, at, notSince, max } = ask
  const [asked] = await queryRows<{ asks: number }>(trx, again, [refundId, at, notSince, max])
  return asked?.asks ?? null
}

const again = `
  with asked as (
    insert into refund_account as a (refund_id, asks, asked_at)
    select id, 1, $2::timestamptz from refund
    where id = $1 and state = 'byHand' and order_id is not null
    on conflict (refund_id) do update set asks = a.asks + 1, asked_at = $2
    where a.account_number is null and a.asks < $4 and (a.asked_at is null or a.asked_at <= $3)
    returning refund_id, asks
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'refund.accountAsked', jsonb_build_object('refundId', f.id, 'orderId', f.order_id,
      'no', asked.asks), $2
    from asked join refund f on f.id = asked.refund_id
  )
  select asks from asked`

/** Đồng that the link of a refund tells, where its account is still asked for; null otherwise. */
export async function findAskedRefund(db: Db, refundId: number): Promise<number | null> {
  const [refund] = await queryRows(db, stillAsked, [refundId])
  return refund ? sumOpenRefunds(db, refundId) : null
}

const stillAsked = `
  select f.id from refund f join refund_account a on a.refund_id = f.id
  where f.id = $1 and f.state = 'byHand' and a.account_number is null`
