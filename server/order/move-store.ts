import { sql } from 'kysely'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../platform/db.ts'

/** What the effects of a move need to know of its order; its row is locked. */
export interface MovedOrder {
  id: number
  code: string
  status: OrderStatus
  memberId: number | null
  paymentMethod: PaymentMethod
  estimatedPoint: number
  pointCost: number
  voucherSavings: number
}

/** What a move does to the money: it came, it comes with the goods, it goes back if it came. */
export type PaymentStep = 'received' | 'collected' | 'refunded' | null

interface StatusChange {
  event: OrderEvent
  payment: PaymentStep
  actor: string
  note: string
  at: Date
}

/** The columns of an order `o` that a move needs. */
export const movedColumns = sql`o.id, o.code, o.status, o.member_id as "memberId",
  o.payment_method as "paymentMethod", o.estimated_point as "estimatedPoint",
  o.point_cost as "pointCost", o.voucher_savings as "voucherSavings"`

/** Moves an order that is still in `from`; null when something else moved it first. */
export async function moveOrder(
  db: Db,
  order: { id: number; from: OrderStatus; to: OrderStatus },
  change: StatusChange,
): Promise<MovedOrder | null> {
  const { rows } = await sql<MovedOrder>`
    with moved as (
      update shop_order set status = ${order.to}, payment_status = case ${change.payment}::text
        when 'received' then 'success'
        when 'collected' then case payment_method when 'cash' then 'success' else payment_status end
        when 'refunded' then case payment_status when 'success' then 'refund' else payment_status end
        else payment_status end
      where id = ${order.id} and status = ${order.from} returning *
    ), noted as (
      insert into order_status_change (order_id, event, status, actor, note, created_at)
      select id, ${change.event}, ${order.to}, ${change.actor}, ${change.note}, ${change.at}
      from moved
    )
    select ${movedColumns} from moved o`.execute(db)
  return rows[0] ?? null
}

/** An order's row, held until the transaction ends. */
export async function lockOrder(db: Db, orderId: number): Promise<MovedOrder | null> {
  const { rows } = await sql<MovedOrder>`
    select ${movedColumns} from shop_order o where o.id = ${orderId} for no key update`.execute(db)
  return rows[0] ?? null
}

/** Orders that have waited in a state since before a moment, oldest first. */
export async function listWaiting(
  db: Db,
  status: OrderStatus,
  since: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from shop_order o
    where o.status = ${status} and ${since}::timestamptz > (
      select max(c.created_at) from order_status_change c where c.order_id = o.id)
    order by o.created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface MovableOrder extends MovedOrder {
  customerPhone: string
  createdAt: Date
  /** Đồng, what the buyer pays in the end. */
  total: number
}

const movableColumns = sql`${movedColumns}, o.customer_phone as "customerPhone",
  o.created_at as "createdAt", o.payment + o.shipping_fee as total`

export async function listNewest(db: Db, limit: number): Promise<MovableOrder[]> {
  const { rows } = await sql<MovableOrder>`
    select ${movableColumns} from shop_order o order by o.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findMovable(db: Db, code: string): Promise<MovableOrder | null> {
  const { rows } = await sql<MovableOrder>`
    select ${movableColumns} from shop_order o where o.code = ${code}`.execute(db)
  return rows[0] ?? null
}
