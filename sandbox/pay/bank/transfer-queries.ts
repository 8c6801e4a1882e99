import { sql } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import type { Row } from '#server/platform/rows.ts'

/** An order that is paid by transfer or QR. Amounts in đồng. */
export interface TransferDue extends Row<'shop_order', 'code' | 'status' | 'payment_method'> {
  total: number
  received: number
}

/** Those that wait for money first, then the newest others: what comes for them is late or double. */
export async function listTransfersDue(db: Db, limit: number): Promise<TransferDue[]> {
  const { rows } = await sql<TransferDue>`
    ${columns} where o.payment_method in ('qrCode', 'transfer')
    order by o.status = 'open' desc, o.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findTransferDue(db: Db, code: string): Promise<TransferDue | null> {
  const { rows } = await sql<TransferDue>`${columns} where o.code = ${code}`.execute(db)
  return rows[0] ?? null
}

const columns = sql`
  select o.code, o.status, o.payment_method, o.payment + o.shipping_fee as total,
    (select coalesce(sum(m.amount), 0)::bigint from order_money m
      where m.order_id = o.id and m.kind = 'received') as received
  from shop_order o`
