import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { Column, Row } from '../../platform/rows.ts'

export interface RepeatedLine {
  productId: Column<'order_line', 'product_id'>
  quantity: number
  /** `30 ngày`. */
  cycle: string
  /** Đồng of one piece for everybody, whatever this buyer paid. */
  price: Column<'product', 'discount_price'>
}

export interface RepeatedOrder extends Row<'shop_order', 'code'> {
  memberId: NonNullable<Column<'shop_order', 'member_id'>>
  placedAt: Column<'shop_order', 'created_at'>
  /** What its delivery costs. */
  fee: Column<'shop_order', 'shipping_fee'>
  lines: RepeatedLine[]
}

/** What a member ordered to come again, a product once; null for nothing, or when nobody is there. */
export async function findRepeatedLines(db: Db, orderId: number): Promise<RepeatedOrder | null> {
  const rows = await queryRows<RepeatedOrder>(
    db,
    `select o.code, o.member_id as "memberId", o.created_at as "placedAt",
       o.shipping_fee as fee, (
       select json_agg(json_build_object('productId', x.product_id, 'quantity', x.quantity,
         'cycle', x.cycle, 'price', p.discount_price) order by x.product_id)
       from (
         select product_id, sum(quantity)::int as quantity, max(replenish_cycle) as cycle
         from order_line where order_id = o.id and replenish_cycle <> '' group by product_id) x
       join product p on p.id = x.product_id) as lines
     from shop_order o where o.id = $1 and o.order_type = 'normal' and o.member_id is not null
       and o.erased_at is null and (o.status <> 'cancelled' or o.repeat_after_cancel = 'keep')
     -- An order that is being cancelled is waited for, and one that was is none.
     for share of o`,
    [orderId],
  )
  const order = rows[0]
  return order?.lines ? order : null
}

/** The buyer's word on what was to come again, for when the order is cancelled. */
export async function keepRepeatChoice(
  trx: Db,
  orderId: number,
  choice: 'keep' | 'end',
): Promise<void> {
  await queryRows(trx, `update shop_order set repeat_after_cancel = $2 where id = $1`, [
    orderId,
    choice,
  ])
}

/** Tells of a cancelled order with which something was to come again; of others nothing. */
export async function tellRepeatCancelled(trx: Db, orderId: number, at: Date): Promise<void> {
  await queryRows(
    trx,
    `insert into outbox_event (topic, payload, created_at)
     select 'order.repeatCancelled', jsonb_build_object('orderId', $1::bigint), $2::timestamptz
     where exists (select from order_line where order_id = $1 and replenish_cycle <> '')`,
    [orderId, at],
  )
}

/** A cancelled order as its subscriptions need it; null when it is not cancelled after all. */
export async function findCancelledRepeat(
  db: Db,
  orderId: number,
): Promise<{ code: string; memberId: number; choice: 'keep' | 'end' | null } | null> {
  const rows = await queryRows<
    Row<'shop_order', 'code'> & {
      memberId: NonNullable<Column<'shop_order', 'member_id'>>
      choice: Column<'shop_order', 'repeat_after_cancel'>
    }
  >(
    db,
    `select code, member_id as "memberId", repeat_after_cancel as choice
     from shop_order where id = $1 and status = 'cancelled' and member_id is not null`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Where an order went and who received it: a later one goes the same way. */
export type FormerDestination = Row<
  'shop_order',
  | 'province_id'
  | 'district_id'
  | 'ward_id'
  | 'street'
  | 'full_address'
  | 'new_ward_id'
  | 'ward_unsure'
  | 'pickup_branch'
  | 'receiver_name'
  | 'receiver_phone'
  | 'receiver_email'
>

/** Null when the code is unknown or the person was taken out of the order. */
export async function findFormerDestination(
  db: Db,
  code: string,
): Promise<FormerDestination | null> {
  const rows = await queryRows<FormerDestination>(
    db,
    `select province_id, district_id, ward_id, street, full_address, new_ward_id, ward_unsure,
       pickup_branch, receiver_name, receiver_phone, receiver_email
     from shop_order where code = $1 and erased_at is null`,
    [code],
  )
  return rows[0] ?? null
}
