import type { OrderSums } from '#domain/order/money.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { PaymentStatus } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column, Row } from '../../platform/rows.ts'

/** Money that came, with what of it has not been given back. */
export interface MoneySource {
  id: Column<'order_money', 'id'>
  /** Null for cash. */
  receiptId: Column<'order_money', 'receipt_id'>
  /** Of money that came it is known. */
  method: NonNullable<Column<'order_money', 'method'>>
  left: number
}

export interface OrderMoney extends OrderSums {
  /** Oldest first. */
  sources: MoneySource[]
}

const sums = `
  select coalesce(sum(amount) filter (where kind = 'charged'), 0) as charged,
    coalesce(sum(amount) filter (where kind = 'received'), 0) as received,
    coalesce(sum(amount) filter (where kind = 'owed'), 0) as owed,
    coalesce(sum(amount) filter (where kind = 'refunded'), 0) as refunded,
    coalesce((
      select json_agg(json_build_object('id', r.id, 'receiptId', r.receipt_id, 'method', r.method,
        'left', r.amount - coalesce((
          select sum(o.amount) from order_money o where o.source_id = r.id), 0)) order by r.id)
      from order_money r where r.order_id = $1 and r.kind = 'received'), '[]') as sources
  from order_money where order_id = $1`

/** What the ledger of an order says; nobody else writes it while the order's row is locked. */
export async function readMoney(db: Db, orderId: number): Promise<OrderMoney> {
  return (await queryRows<OrderMoney>(db, sums, [orderId]))[0]!
}

export interface MoneyEntry {
  orderId: number
  kind: 'charged' | 'received' | 'owed' | 'refunded'
  amount: number
  cause: string
  note?: string
  receiptId?: number | null
  method?: PaymentMethod
  sourceId?: number
  at: Date
}

const adding = `
  insert into order_money (order_id, kind, amount, cause, note, receipt_id, method, source_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (cause, kind) do nothing returning id`

/** Adds to the ledger, each cause once a kind; null when it was there. */
export async function addMoney(trx: Db, entry: MoneyEntry): Promise<number | null> {
  const rows = await queryRows<Row<'order_money', 'id'>>(trx, adding, [
    entry.orderId,
    entry.kind,
    entry.amount,
    entry.cause,
    entry.note ?? '',
    entry.receiptId ?? null,
    entry.method ?? null,
    entry.sourceId ?? null,
    entry.at,
  ])
  return rows[0]?.id ?? null
}

export async function setPaymentStatus(
  trx: Db,
  orderId: number,
  status: PaymentStatus,
): Promise<void> {
  await queryRows(
    trx,
    `update shop_order set payment_status = $2 where id = $1 and payment_status <> $2`,
    [orderId, status],
  )
}
