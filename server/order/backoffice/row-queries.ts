import type { OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column } from '../../platform/rows.ts'

/** A line of the board as it is stored, whole. */
export interface StoredBoardRow extends CamelRow<
  'shop_order',
  | 'code'
  | 'order_type'
  | 'created_at'
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'receiver_phone'
  | 'customer_phone'
  | 'pickup_branch'
  | 'note'
  | 'staff_incentive'
  | 'tracking_code'
> {
  receiver: Column<'shop_order', 'receiver_name'>
  address: Column<'shop_order', 'full_address'>
  /** Of the vaccine-centre shop: where it is fetched. */
  center: string | null
  hasStaffNote: boolean
  /** Đồng. */
  total: number
  received: number
  goods: { name: string; quantity: number }[] | null
  gifts: { name: string; quantity: number }[] | null
}

const parts = (table: string, name: string) => `
  (select json_agg(json_build_object('name', p.${name}, 'quantity', p.quantity) order by p.line_no)
    from ${table} p where p.order_id = o.id)`

const boardRows = `
  select o.code, o.order_type as "orderType", o.created_at as "createdAt", o.status,
    o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
    o.receiver_name as receiver, o.receiver_phone as "receiverPhone",
    o.customer_phone as "customerPhone", o.full_address as address,
    (select c.name from vaccine_center c where c.code = o.center_code) as center,
    o.pickup_branch as "pickupBranch", o.note, o.staff_incentive as "staffIncentive",
    o.tracking_code as "trackingCode", o.payment + o.shipping_fee as total,
    coalesce((select true from order_note n where n.order_id = o.id limit 1), false) as "hasStaffNote",
    coalesce((select sum(m.amount) from order_money m
      where m.order_id = o.id and m.kind = 'received'), 0) as received,
    ${parts('order_line', 'product_name')} as goods,
    case when o.point_cost > 0 then ${parts('order_gift', 'name')} end as gifts
  from unnest($1::bigint[]) with ordinality as wanted (id, place)
    join shop_order o on o.id = wanted.id
  order by wanted.place`

/** In the order of the numbers. */
export function listBoardRows(db: Db, ids: readonly number[]): Promise<StoredBoardRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : queryRows<StoredBoardRow>(db, boardRows, [ids])
}

// In the order of the index: a few of many are found there sooner than in the table.
const counts = `
  select s.status, c.count from unnest($1::text[]) as s (status) cross join lateral (
    select count(*) as count from (
      select from shop_order o where o.status = s.status
      order by o.status, o.payment_method, o.payment_status, o.order_type limit $2) as found
  ) as c`

/** How many orders are in each state, each counted up to `most`. */
export function countByStatus(
  db: Db,
  statuses: readonly OrderStatus[],
  max: number,
): Promise<{ status: OrderStatus; count: number }[]> {
  return queryRows<{ status: OrderStatus; count: number }>(db, counts, [statuses, max])
}

const countOf = `
  select count(*) as count from (
    select from shop_order where customer_phone = $1 order by customer_phone limit $2) as found`

export async function countOfCustomer(db: Db, phone: string, max: number): Promise<number> {
  return (await queryRows<{ count: number }>(db, countOf, [phone, max]))[0]!.count
}
