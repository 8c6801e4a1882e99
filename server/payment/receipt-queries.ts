import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../platform/rows.ts'

/** Money that came for an order. */
export interface Receipt extends CamelRow<'payment_receipt', 'id' | 'order_id'> {
  /** Đồng. */
  amount: Column<'payment_receipt', 'amount'>
  /** How it came; a transfer by QR code counts as `transfer`. */
  method: PaymentMethod
  /** Where it came as a transfer. */
  transactionId: Column<'payment_receipt', 'bank_transaction_id'>
  at: Column<'payment_receipt', 'received_at'>
}

/** A receipt, or null for an unknown one. */
export async function findReceipt(db: Db, receiptId: number): Promise<Receipt | null> {
  const [receipt] = await queryRows<Receipt>(db, find, [receiptId])
  return receipt ?? null
}

const find = `
  select r.id, r.order_id as "orderId", r.amount, coalesce(p.method, 'transfer') as method,
    r.bank_transaction_id as "transactionId", r.received_at as at
  from payment_receipt r left join payment p on p.id = r.payment_id where r.id = $1`

/** Notes that a transfer came for an order; the receipt's id, null when there is one already. */
export async function insertTransferReceipt(
  trx: Db,
  { transactionId, orderId, at }: { transactionId: number; orderId: number; at: Date },
): Promise<number | null> {
  const [receipt] = await queryRows<Row<'payment_receipt', 'id'>>(trx, insert, [
    transactionId,
    orderId,
    at,
  ])
  return receipt?.id ?? null
}

const insert = `
  with taken as (
    update bank_transaction set order_id = $2 where id = $1 returning id, amount
  )
  insert into payment_receipt (order_id, amount, cause, bank_transaction_id, received_at)
  select $2, amount, 'bank:' || id, id, $3 from taken
  on conflict (cause) do nothing returning id`
