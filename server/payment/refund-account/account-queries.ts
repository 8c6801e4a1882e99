import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { RefundAccount } from '#domain/payment/refund-account/fields.ts'
import type { RefundState } from '#domain/payment/refunds.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

/** What is known of a refund's account, as JSON: of the number its last digits alone. */
export interface AccountFacts {
  asks: number
  askedAt: string | null
  bankBin: string | null
  tail: string | null
  givenBy: string | null
  givenAt: string | null
  note: string
  version: number
  payingBy: string | null
  payingAt: string | null
}

/** Of a refund `f`; null where nobody was asked and nothing is known. */
export const accountFacts = `(
  select json_build_object('asks', a.asks, 'askedAt', a.asked_at, 'bankBin', a.bank_bin,
    'tail', right(a.account_number, 4), 'givenBy', a.given_by, 'givenAt', a.given_at, 'note', a.note,
    'version', a.version, 'payingBy', a.paying_by, 'payingAt', a.paying_at)
  from refund_account a where a.refund_id = f.id)`

export interface RefundWithAccount {
  id: number
  orderId: number | null
  orderCode: string
  method: PaymentMethod
  amount: number
  state: RefundState
  doneAt: Date | null
  doneBy: string | null
  account: AccountFacts | null
}

const columns = `
  select f.id, f.order_id as "orderId", f.order_code as "orderCode", f.method, f.amount, f.state,
    f.done_at as "doneAt", f.done_by as "doneBy", ${accountFacts} as account
  from refund f where f.id = $1`

export async function findRefundWithAccount(
  db: Db,
  refundId: number,
): Promise<RefundWithAccount | null> {
  const [refund] = await queryRows<RefundWithAccount>(db, columns, [refundId])
  return refund ?? null
}

/**
 * Holds a refund and the others of its order that a person is to pay, in the order of their numbers: whoever gives an
 * account, pays or asks waits here for whoever was quicker. Null for an unknown one.
 */
export async function lockRefund(trx: Db, refundId: number): Promise<RefundWithAccount | null> {
  await queryRows(trx, lock, [refundId])
  return findRefundWithAccount(trx, refundId)
}

const lock = `
  select f.id from refund f
  where f.id = $1
    or (f.state = 'byHand' and f.order_id = (select order_id from refund where id = $1))
  order by f.id for update`

/** Đồng of all refunds of an order that one account gets. */
export async function sumOpenRefunds(db: Db, refundId: number): Promise<number> {
  const [row] = await queryRows<{ amount: number }>(db, openSum, [refundId])
  return row!.amount
}

const openSum = `
  select coalesce(sum(f.amount), 0)::bigint as amount from refund f
  where f.id = $1 or (f.state = 'byHand'
    and f.order_id = (select order_id from refund where id = $1)
    and exists (select from refund_account a where a.refund_id = f.id and a.paying_by is null))`

interface GivenAccount extends RefundAccount {
  refundId: number
  /** What the giver has seen; nobody overwrites what they have not. */
  version: number
  by: string
  note: string
  at: Date
}

/** Keeps an account for a refund, under its lock; false when it was changed meanwhile, is being paid, or is paid. */
export async function keepAccount(trx: Db, given: GivenAccount): Promise<boolean> {
  const rows = await queryRows(trx, keep, [
    given.refundId,
    given.version,
    given.bank_bin,
    given.account_number,
    given.holder,
    given.by,
    given.at,
    given.note,
  ])
  return rows.length === 1
}

const keep = `
  insert into refund_account as a
    (refund_id, bank_bin, account_number, holder, given_by, given_at, note, version)
  select id, $3, $4, $5, $6, $7::timestamptz, $8, 1 from refund
  where id = $1 and state = 'byHand' and ($2::integer = 0
    or exists (select from refund_account b where b.refund_id = $1))
  on conflict (refund_id) do update set bank_bin = $3, account_number = $4, holder = $5,
    given_by = $6, given_at = $7, note = $8, version = a.version + 1
  where a.version = $2 and a.paying_by is null
  returning refund_id`

/** The other refunds of the order that were asked for with it go to the same account. */
export async function shareAccount(trx: Db, refundId: number): Promise<void> {
  await queryRows(trx, share, [refundId])
}

const share = `
  update refund_account a set bank_bin = g.bank_bin, account_number = g.account_number,
    holder = g.holder, given_by = g.given_by, given_at = g.given_at, note = g.note,
    version = a.version + 1
  from refund f, refund o, refund_account g
  where g.refund_id = $1 and f.id = $1 and o.order_id = f.order_id and o.id <> $1
    and o.state = 'byHand' and a.refund_id = o.id and a.paying_by is null`

/**
 * Somebody begins to pay: from now on nobody else does, and the account stays what it is. False when there is nothing
 * to pay, or somebody else is at it and `takesOver` was not said.
 */
export async function claimPayment(
  trx: Db,
  { refundId, by, at, takesOver }: { refundId: number; by: string; at: Date; takesOver: boolean },
): Promise<boolean> {
  return (await queryRows(trx, claim, [refundId, by, at, takesOver])).length === 1
}

const claim = `
  update refund_account a set paying_by = $2, paying_at = $3 from refund f
  where a.refund_id = $1 and f.id = $1 and f.state = 'byHand' and a.account_number is not null
    and (a.paying_by is null or a.paying_by = $2 or $4)
  returning a.refund_id`

/** They did not pay after all; false when it was not they who had begun. */
export async function releasePayment(trx: Db, refundId: number, by: string): Promise<boolean> {
  return (await queryRows(trx, release, [refundId, by])).length === 1
}

const release = `
  update refund_account a set paying_by = null, paying_at = null from refund f
  where a.refund_id = $1 and a.paying_by = $2 and f.id = $1 and f.state = 'byHand'
  returning a.refund_id`

/** The whole account, for whoever pays; null where none is known. */
export async function findAccount(
  db: Db,
  refundId: number,
): Promise<(RefundAccount & { note: string; given_by: string }) | null> {
  const [row] = await queryRows<RefundAccount & { note: string; given_by: string }>(db, whole, [
    refundId,
  ])
  return row ?? null
}

const whole = `
  select bank_bin, account_number, holder, note, given_by from refund_account
  where refund_id = $1 and account_number is not null`

/** What was given for refunds of these orders. */
export interface ListedAccount {
  orderCode: string
  bankBin: string
  accountNumber: string
  holder: string
  givenAt: Date
}

export async function listAccountsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ListedAccount[]> {
  return queryRows<ListedAccount>(db, ofOrders, [[...orderIds]])
}

const ofOrders = `
  select f.order_code as "orderCode", a.bank_bin as "bankBin", a.account_number as "accountNumber",
    a.holder, a.given_at as "givenAt"
  from refund_account a join refund f on f.id = a.refund_id
  where f.order_id = any($1::bigint[]) and a.account_number is not null order by f.id`
