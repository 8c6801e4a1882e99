import { sql } from 'kysely'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Db } from '../../platform/db.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'

/** What the effects of a move need to know of its order; its row is locked. */
export interface MovedOrder extends CamelRow<
  'shop_order',
  | 'id'
  | 'code'
  | 'order_type'
  | 'status'
  | 'member_id'
  | 'payment_method'
  | 'estimated_point'
  | 'point_cost'
  | 'voucher_savings'
  | 'shipping_unit'
  | 'changes'
> {
  /** Đồng, what the buyer pays in the end. */
  total: number
  /** Placed at the staff price. */
  staffIncentive: Column<'shop_order', 'staff_incentive'>
}

interface StatusChange {
  event: OrderEvent
  actor: string
  note: string
  at: Date
  /** Who carries it from now on; by default who it says. */
  unit?: ShippingUnit | undefined
}

/** The columns of an order `o` that a move needs. */
export const movedColumns = sql`o.id, o.code, o.order_type as "orderType", o.status,
  o.member_id as "memberId", o.payment_method as "paymentMethod",
  o.payment + o.shipping_fee as total, o.estimated_point as "estimatedPoint",
  o.point_cost as "pointCost", o.voucher_savings as "voucherSavings",
  o.staff_incentive as "staffIncentive",
  o.shipping_unit as "shippingUnit", o.changes`

/**
 * Moves an order that is still in `from`, and tells of it after commit; null when something else moved
 * it first.
 */
export async function moveOrder(
  db: Db,
  order: { id: number; from: OrderStatus; to: OrderStatus },
  change: StatusChange,
): Promise<MovedOrder | null> {
  const { rows } = await sql<MovedOrder>`
    with moved as (
      update shop_order set status = ${order.to},
        shipping_unit = coalesce(${change.unit ?? null}, shipping_unit)
      where id = ${order.id} and status = ${order.from} returning *
    ), noted as (
      insert into order_status_change (order_id, event, status, actor, note, created_at)
      select id, ${change.event}, ${order.to}, ${change.actor}, ${change.note}, ${change.at}
      from moved returning id, order_id
    ), told as (
      insert into outbox_event (topic, payload, created_at)
      select 'order.moved', jsonb_build_object('orderId', order_id, 'changeId', id), ${change.at}
      from noted
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

/** Who carries an order's parcel, and under which number. */
export async function setParcel(
  trx: Db,
  orderId: number,
  { unit, trackingCode }: { unit: ShippingUnit; trackingCode: string },
): Promise<void> {
  await sql`
    update shop_order set shipping_unit = ${unit}, tracking_code = ${trackingCode}
    where id = ${orderId}`.execute(trx)
}

/** Orders that have waited in a state since before a moment, oldest first. */
export async function listWaiting(
  db: Db,
  status: OrderStatus,
  since: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<Row<'shop_order', 'id'>>`
    select o.id from shop_order o
    where o.status = ${status} and ${since}::timestamptz > (
      select max(c.created_at) from order_status_change c where c.order_id = o.id)
    order by o.created_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface MovableOrder
  extends MovedOrder, CamelRow<'shop_order', 'customer_phone' | 'created_at'> {
  /** Null when the buyer fetches it. */
  provinceId: Column<'shop_order', 'province_id'>
  /** The buyer knew the ward of today alone, and nobody has named the old one yet. */
  wardUnsure: Column<'shop_order', 'ward_unsure'>
}

const movableColumns = sql`${movedColumns}, o.customer_phone as "customerPhone",
  o.province_id as "provinceId", o.ward_unsure as "wardUnsure",
  o.created_at as "createdAt"`

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
