import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column, Row } from '../../platform/rows.ts'

/** Open orders that were to be paid before a moment, the most urgent first. */
export async function listExpired(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await queryRows<Row<'shop_order', 'id'>>(
    db,
    `select id from shop_order where status = 'open' and pay_until < $1 order by pay_until limit $2`,
    [before, limit],
  )
  return rows.map(({ id }) => id)
}

/** When an order was placed, or changed last, and until when it waits for its money. */
export async function findPayTime(db: Db, orderId: number) {
  const rows = await queryRows<{
    placedAt: Column<'shop_order', 'created_at'>
    until: Column<'shop_order', 'pay_until'>
  }>(
    db,
    `select coalesce((select max(c.at) from order_change c where c.order_id = o.id), o.created_at) as "placedAt",
       o.pay_until as until
     from shop_order o where o.id = $1`,
    [orderId],
  )
  return rows[0]!
}

/** How the buyer wants to pay now, and until when the order waits for it. */
export async function setPayment(
  trx: Db,
  orderId: number,
  { method, payUntil }: { method: PaymentMethod; payUntil: Date },
): Promise<void> {
  await queryRows(trx, `update shop_order set payment_method = $2, pay_until = $3 where id = $1`, [
    orderId,
    method,
    payUntil,
  ])
}

/** The order is paid where it is handed over: it waits for no money any more. */
export async function setCash(trx: Db, orderId: number): Promise<void> {
  await queryRows(
    trx,
    `update shop_order set payment_method = 'cash', pay_until = null where id = $1`,
    [orderId],
  )
}

/** What whoever carries the goods was told to take for them. */
export async function setCashToCollect(trx: Db, orderId: number, amount: number): Promise<void> {
  await queryRows(trx, `update shop_order set cash_to_collect = $2 where id = $1`, [
    orderId,
    amount,
  ])
}

/** Nothing before the goods have left to be paid at the door. */
export async function findCashToCollect(db: Db, orderId: number): Promise<number> {
  const rows = await queryRows<{ amount: Column<'shop_order', 'cash_to_collect'> }>(
    db,
    `select cash_to_collect as amount from shop_order where id = $1`,
    [orderId],
  )
  return rows[0]?.amount ?? 0
}
