import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Row } from '../../platform/rows.ts'

/** Receipts of an order that its ledger does not know yet, oldest first. */
export async function listUnknownReceipts(trx: Db, orderId: number): Promise<number[]> {
  const rows = await queryRows<Row<'payment_receipt', 'id'>>(
    trx,
    `select r.id from payment_receipt r where r.order_id = $1
       and not exists (select from order_money m where m.receipt_id = r.id) order by r.id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

/** Transfers that name an order and were not looked at yet. */
export async function listNewTransfers(trx: Db, orderCode: string): Promise<number[]> {
  const rows = await queryRows<Row<'bank_transaction', 'id'>>(
    trx,
    `select id from bank_transaction where order_code = $1 and state = 'new' order by id`,
    [orderCode],
  )
  return rows.map(({ id }) => id)
}

/** Transfers that count for an order and were not enough by themselves. */
export async function listPartialTransfers(trx: Db, orderId: number): Promise<number[]> {
  const rows = await queryRows<Row<'bank_transaction', 'id'>>(
    trx,
    `select t.id from bank_transaction t join payment_receipt r on r.bank_transaction_id = t.id
     where r.order_id = $1 and t.state = 'partial' order by t.id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

/** What the events told that no order has heard, of a span of time. */
interface Span {
  from: Date
  to: Date
  limit: number
}

export async function listLostReceipts(db: Db, { from, to, limit }: Span): Promise<number[]> {
  const rows = await queryRows<Row<'payment_receipt', 'id'>>(
    db,
    `select r.id from payment_receipt r where r.received_at between $1 and $2
       and not exists (select from order_money m where m.receipt_id = r.id) order by r.id limit $3`,
    [from, to, limit],
  )
  return rows.map(({ id }) => id)
}

export async function listLostTransfers(db: Db, { to, limit }: Span): Promise<number[]> {
  const rows = await queryRows<Row<'bank_transaction', 'id'>>(
    db,
    `select id from bank_transaction where state = 'new' and received_at <= $1 order by id limit $2`,
    [to, limit],
  )
  return rows.map(({ id }) => id)
}

export async function listLostRefunds(db: Db, { from, to, limit }: Span): Promise<number[]> {
  const rows = await queryRows<Row<'refund', 'id'>>(
    db,
    `select r.id from refund r where r.state = 'done' and r.done_at between $1 and $2
       and r.order_id is not null
       and not exists (select from order_money m where m.cause = r.cause and m.kind = 'refunded')
     order by r.id limit $3`,
    [from, to, limit],
  )
  return rows.map(({ id }) => id)
}
