import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { RefundReason } from '#domain/payment/refunds.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'

export interface NewRefund {
  /** Null for a transfer that belongs to no order. */
  orderId: number | null
  orderCode: string
  /** What it is taken of; null for cash, and for a transfer that was counted for no order. */
  receiptId: number | null
  /** A transfer that was counted for no order. */
  transactionId?: number | null
  method: PaymentMethod
  /** Đồng. */
  amount: number
  reason: RefundReason
  /** Unique: the same cause starts one refund, however often it is told. */
  cause: string
  /** Why nobody but a person can do it, where that is known from the start. */
  failure?: string
  at: Date
}

/**
 * Adds a refund, never more of a receipt or a transfer than is left of it; with `sending` also the event
 * on which its gateway is asked. Null when the cause has one, or when not enough is left.
 */
export async function insertRefund(
  trx: Db,
  refund: NewRefund,
  state: 'sending' | 'byHand',
): Promise<number | null> {
  const { orderId, orderCode, receiptId, transactionId = null, method } = refund
  const [added] = await queryRows<Row<'refund', 'id'>>(trx, insert, [
    orderId,
    orderCode,
    receiptId,
    transactionId,
    method,
    refund.amount,
    refund.reason,
    refund.cause,
    state,
    refund.at,
    refund.failure ?? null,
  ])
  return added?.id ?? null
}

const insert = `
  with added as (
    insert into refund (order_id, order_code, receipt_id, bank_transaction_id, method, amount, reason,
      cause, state, created_at, next_try_at, failure)
    select $1::bigint, $2, $3::bigint, $4::bigint, $5, $6::bigint, $7, $8, $9, $10::timestamptz,
      case $9 when 'sending' then $10::timestamptz end, $11
    where ($3::bigint is null or $6::bigint <= (select r.amount - coalesce(sum(f.amount), 0)
        from payment_receipt r left join refund f on f.receipt_id = r.id where r.id = $3 group by r.id))
      and ($4::bigint is null or $6::bigint <= (select t.amount - coalesce(sum(f.amount), 0)
        from bank_transaction t left join refund f on f.bank_transaction_id = t.id
        where t.id = $4 group by t.id))
    on conflict (cause) do nothing returning id, state
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'refund.started', jsonb_build_object('refundId', id), $10 from added where state = 'sending'
  )
  select id from added`

export async function findRefundOfCause(db: Db, cause: string): Promise<number | null> {
  const text = 'select id from refund where cause = $1'
  const [refund] = await queryRows<Row<'refund', 'id'>>(db, text, [cause])
  return refund?.id ?? null
}

/** Everything that a gateway needs to pay back, and what is known of earlier tries. */
export interface SendingRefund
  extends
    CamelRow<'refund', 'id' | 'order_id' | 'order_code' | 'amount' | 'state' | 'tries'>,
    CamelRow<'payment', 'provider' | 'reference' | 'provider_reference'> {
  /** The gateway was asked before: it may have paid back, whatever we heard. */
  wasAsked: boolean
  paymentAmount: Column<'payment', 'amount'>
  providerDate: NonNullable<Column<'payment', 'provider_date'>>
  /** Other refunds of the same payment: what the gateway tells of a refund may mean one of them. */
  others: number
}

/**
 * Takes a refund into work until `until`: whoever comes meanwhile, in this process or another, finds
 * nothing to do. Refunds of one payment go out one after the other. Null when it is not its turn.
 */
export async function claimRefund(
  db: Db,
  { refundId, at, until }: { refundId: number; at: Date; until: Date },
): Promise<SendingRefund | null> {
  const [refund] = await queryRows<SendingRefund>(db, claim, [refundId, at, until])
  return refund ?? null
}

const claim = `
  with claimed as (
    update refund f set tries = tries + 1, next_try_at = $3
    where f.id = $1 and f.state = 'sending' and f.next_try_at <= $2
      and not exists (select from refund g where g.receipt_id = f.receipt_id and g.state = 'sending'
        and g.id < f.id)
    returning f.*
  )
  select f.id, f.order_id as "orderId", f.order_code as "orderCode", f.amount, f.state, f.tries,
    f.asked_at is not null as "wasAsked", p.provider, p.reference, p.amount as "paymentAmount",
    p.provider_reference as "providerReference", p.provider_date as "providerDate",
    (select count(*)::int from refund g where g.receipt_id = f.receipt_id and g.id <> f.id) as others
  from claimed f join payment_receipt r on r.id = f.receipt_id join payment p on p.id = r.payment_id`

/** Before the gateway is asked: from now on the money may be on its way back. */
export async function noteAsked(db: Db, refundId: number, at: Date): Promise<void> {
  await queryRows(db, 'update refund set asked_at = $2 where id = $1', [refundId, at])
}

/** Another try later, or a person's hand: with neither state nor money changed by somebody else meanwhile. */
export async function postponeRefund(
  db: Db,
  { refundId, failure, nextTryAt }: { refundId: number; failure: string; nextTryAt: Date | null },
): Promise<void> {
  await queryRows(db, postpone, [refundId, failure, nextTryAt])
}

const postpone = `
  update refund set failure = $2, next_try_at = $3::timestamptz,
    state = case when $3::timestamptz is null then 'byHand' else state end
  where id = $1 and state = 'sending'`

/** Refunds whose gateway is to be asked now, the oldest first. */
export async function listDueRefunds(db: Db, at: Date, limit: number): Promise<number[]> {
  const rows = await queryRows<Row<'refund', 'id'>>(db, due, [at, limit])
  return rows.map(({ id }) => id)
}

const due = `
  select id from refund where state = 'sending' and next_try_at <= $1 order by next_try_at limit $2`

export interface DoneRefund {
  refundId: number
  /** The state it must be in. */
  from: 'sending' | 'byHand'
  proof: string
  /** `vnpay`, or `staff:{username}`. */
  by: string
  at: Date
}

/** Says that money went back, with the event that the order hears; false when it was said before. */
export async function finishRefund(
  trx: Db,
  { refundId, from, proof, by, at }: DoneRefund,
): Promise<boolean> {
  const rows = await queryRows(trx, finish, [refundId, from, proof, by, at])
  return rows.length === 1
}

const finish = `
  with done as (
    update refund set state = 'done', proof = $3, done_by = $4, done_at = $5, next_try_at = null,
      failure = null
    where id = $1 and state = $2 returning id, order_id
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'refund.done', jsonb_build_object('refundId', id, 'orderId', order_id), $5
    from done where order_id is not null
  )
  select id from done`

/** Gives a refund that was left to people back to its gateway; false when it is not such a one, or somebody pays it. */
export async function resendRefund(trx: Db, refundId: number, at: Date): Promise<boolean> {
  return (await queryRows(trx, resend, [refundId, at])).length === 1
}

const resend = `
  with sent as (
    update refund f set state = 'sending', tries = 0, next_try_at = $2
    from payment_receipt r
    where f.id = $1 and f.state = 'byHand' and r.id = f.receipt_id and r.payment_id is not null
      and not exists (select from refund_account a where a.refund_id = f.id and a.paying_by is not null)
    returning f.id
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'refund.started', jsonb_build_object('refundId', id), $2 from sent
  )
  select id from sent`

/** What a refund gave back, to its order's ledger. */
export interface Refund extends CamelRow<
  'refund',
  | 'id'
  | 'order_id'
  | 'order_code'
  | 'receipt_id'
  | 'method'
  | 'amount'
  | 'reason'
  | 'cause'
  | 'state'
  | 'done_at'
> {
  /** It goes, or went, to an account that its customer told. */
  hasAccount: boolean
}

/** A refund, or null for an unknown one. */
export async function findRefund(db: Db, refundId: number): Promise<Refund | null> {
  const [refund] = await queryRows<Refund>(db, find, [refundId])
  return refund ?? null
}

const find = `
  select id, order_id as "orderId", order_code as "orderCode", receipt_id as "receiptId", method,
    amount, reason, cause, state, done_at as "doneAt", exists (select from refund_account a
      where a.refund_id = refund.id and a.given_at is not null) as "hasAccount"
  from refund where id = $1`
