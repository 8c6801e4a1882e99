import type { PaymentMethod } from '#domain/order/payment-method.ts'
import type { OrderEvent, OrderStatus, OrderType } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { inBatches } from '../../platform/in-batches.ts'
import { rowsOf } from '../../platform/rows-of.ts'

/** The few facts that an order's messages tell. */
export interface ToldOrder {
  id: number
  code: string
  /** Empty once the person was taken out of it. */
  phone: string
  orderType: OrderType
  status: OrderStatus
  paymentMethod: PaymentMethod
  memberId: number | null
  estimatedPoint: number
  /** Đồng that it cost when it was placed. */
  total: number
  charged: number
  kept: number
  payUntil: Date | null
  pickupBranch: string | null
  /** The vaccine centre where it is fetched. */
  centerName: string | null
  trackingCode: string | null
  deliveryFrom: string | null
  deliveryTo: string | null
  createdAt: Date
}

const orders = `
  select o.id, o.code, o.customer_phone as phone, o.order_type as "orderType", o.status,
    o.payment_method as "paymentMethod", o.member_id as "memberId",
    o.estimated_point as "estimatedPoint", o.payment + o.shipping_fee as total,
    m.charged, m.kept, o.pay_until as "payUntil", o.pickup_branch as "pickupBranch",
    (select name from vaccine_center where code = o.center_code) as "centerName",
    o.tracking_code as "trackingCode", o.delivery_from as "deliveryFrom",
    o.delivery_to as "deliveryTo", o.created_at as "createdAt"
  from shop_order o, lateral (
    select coalesce(sum(amount) filter (where kind = 'charged'), 0) as charged,
      coalesce(sum(case kind when 'received' then amount when 'owed' then -amount end), 0) as kept
    from order_money where order_id = o.id) m
  where o.id = any($1::bigint[])`

export const findOrderForMessage = inBatches<number, ToldOrder | null>(async (db, ids) => {
  const rows = await rowsOf<ToldOrder>(db, orders, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
})

export interface ToldMove {
  event: OrderEvent
  /** What the buyer or staff gave as reason. */
  note: string
  /** Đồng that go back because the order is cancelled. */
  back: number
  at: Date
}

const move = `
  select c.event, c.note, c.created_at as at, coalesce((
    select sum(m.amount) from order_money m join shop_order o on o.id = m.order_id
    where m.order_id = c.order_id and m.kind = 'owed'
      and starts_with(m.cause, 'cancelled:' || o.code || ':')), 0) as back
  from order_status_change c where c.id = $1 and c.order_id = $2`

export async function findMoveForMessage(
  db: Db,
  { orderId, changeId }: { orderId: number; changeId: number },
): Promise<ToldMove | null> {
  return (await rowsOf<ToldMove>(db, move, [changeId, orderId]))[0] ?? null
}
