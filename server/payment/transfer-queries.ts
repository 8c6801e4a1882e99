import type { BankState, TransferResolution } from '#domain/payment/refunds.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column, Row } from '../platform/rows.ts'

export interface NewTransfer {
  feedId: string
  account: string
  amount: number
  content: string
  bankReference: string
  bookedAt: Date
  /** JSON text. */
  raw: string
  /** What was read out of the content. */
  orderCode: string | null
  at: Date
}

/**
 * Keeps a transfer that the bank told of and, where it names an order, the event that the order hears.
 * False when it was told before.
 */
export async function insertTransfer(db: Db, transfer: NewTransfer): Promise<boolean> {
  const { feedId, account, amount, content, bankReference, bookedAt, raw, orderCode, at } = transfer
  const rows = await queryRows(db, insert, [
    feedId,
    account,
    amount,
    content,
    bankReference,
    bookedAt,
    raw,
    orderCode,
    at,
    orderCode === null ? 'unmatched' : 'new',
  ])
  return rows.length === 1
}

const insert = `
  with came as (
    insert into bank_transaction (feed_id, account, amount, content, bank_reference, booked_at, raw,
      order_code, received_at, state)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (feed_id) do nothing
    returning id, order_code
  ), told as (
    insert into outbox_event (topic, payload, created_at)
    select 'payment.transferCame', jsonb_build_object('transactionId', id), $9
    from came where order_code is not null
  )
  select id from came`

/** A transfer that came in. */
export interface Transfer extends Row<'bank_transaction', 'id' | 'content' | 'state'> {
  /** Đồng. */
  amount: Column<'bank_transaction', 'amount'>
  /** What its content says, or the code of the order it was counted for. */
  orderCode: Column<'bank_transaction', 'order_code'>
  /** The order it was counted for, and the receipt; null for none. */
  orderId: Column<'bank_transaction', 'order_id'>
  receiptId: number | null
}

const columns = `
  t.id, t.amount, t.content, t.state, t.order_code as "orderCode", t.order_id as "orderId",
  (select r.id from payment_receipt r where r.bank_transaction_id = t.id) as "receiptId"`

/** A transfer, or null for an unknown one. */
export async function findTransfer(db: Db, transactionId: number): Promise<Transfer | null> {
  const text = `select ${columns} from bank_transaction t where t.id = $1`
  const [transfer] = await queryRows<Transfer>(db, text, [transactionId])
  return transfer ?? null
}

/**
 * The same, held until the transaction ends: after its order's row, before anything of payments
 * (docs/rules/locking.md).
 */
export async function lockTransfer(trx: Db, transactionId: number): Promise<Transfer | null> {
  const text = 'select id from bank_transaction where id = $1 for no key update'
  const rows = await queryRows(trx, text, [transactionId])
  // What belongs to it is read anew: it may have changed while we waited.
  return rows.length === 1 ? findTransfer(trx, transactionId) : null
}

export interface Resolution {
  action: TransferResolution
  /** `staff:{username}`. */
  by: string
  reason: string
  at: Date
}

/** Says what became of a transfer; with a resolution, who settled it and how. */
export async function setTransferState(
  trx: Db,
  transactionId: number,
  state: BankState,
  resolution: Resolution | null = null,
): Promise<void> {
  const { action = null, by = null, reason = null, at = null } = resolution ?? {}
  await queryRows(trx, set, [transactionId, state, action, by, reason, at])
}

const set = `
  update bank_transaction set state = $2, resolution = $3, resolved_by = $4, resolved_reason = $5,
    resolved_at = $6
  where id = $1`
