import type { Db } from '../../platform/db.ts'
import { inBatches } from '../../platform/in-batches.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'

/** The few facts that an order's messages tell. */
export interface OrderForMessage extends CamelRow<
  'shop_order',
  | 'id'
  | 'code'
  | 'order_type'
  | 'status'
  | 'payment_method'
  | 'member_id'
  | 'estimated_point'
  | 'pay_until'
  | 'pickup_branch'
  | 'tracking_code'
  | 'delivery_from'
  | 'delivery_to'
  | 'created_at'
  | 'quiet'
  | 'receiver_email'
  | 'taken_by'
> {
  /** Empty once the person was taken out of it. */
  phone: Column<'shop_order', 'customer_phone'>
  /** Đồng that it cost when it was placed. */
  total: number
  charged: number
  kept: number
  /** The vaccine centre where it is fetched. */
  centerName: string | null
}

const orders = `
  select o.id, o.code, o.customer_phone as phone, o.order_type as "orderType", o.status,
    o.payment_method as "paymentMethod", o.member_id as "memberId",
    o.estimated_point as "estimatedPoint", o.payment + o.shipping_fee as total,
    m.charged, m.kept, o.pay_until as "payUntil", o.pickup_branch as "pickupBranch",
    (select name from vaccine_center where code = o.center_code) as "centerName",
    o.tracking_code as "trackingCode", o.delivery_from as "deliveryFrom",
    o.delivery_to as "deliveryTo", o.created_at as "createdAt", o.quiet,
    o.receiver_email as "receiverEmail", o.taken_by as "takenBy"
  from shop_order o, lateral (
    select coalesce(sum(amount) filter (where kind = 'charged'), 0) as charged,
      coalesce(sum(case kind when 'received' then amount when 'owed' then -amount end), 0) as kept
    from order_money where order_id = o.id) m
  where o.id = any($1::bigint[])`

export const findOrderForMessage = inBatches<number, OrderForMessage | null>(async (db, ids) => {
  const rows = await queryRows<OrderForMessage>(db, orders, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
})

export interface MoveForMessage extends Row<'order_status_change', 'event'> {
  /** What the buyer or staff gave as reason. */
  note: Column<'order_status_change', 'note'>
  /** Đồng that go back because the order is cancelled. */
  back: number
  at: Column<'order_status_change', 'created_at'>
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
): Promise<MoveForMessage | null> {
  return (await queryRows<MoveForMessage>(db, move, [changeId, orderId]))[0] ?? null
}

type MailedLine = CamelRow<'order_line', 'product_name' | 'quantity' | 'unit_price'>
type MailedSums = CamelRow<
  'shop_order',
  'goods_total' | 'goods_discount' | 'voucher_savings' | 'shipping_fee' | 'payment'
>

const mailedLines = `
  select product_name as "productName", quantity, unit_price as "unitPrice"
  from order_line where order_id = $1 order by line_no`
const mailedSums = `
  select goods_total as "goodsTotal", goods_discount as "goodsDiscount",
    voucher_savings as "voucherSavings", shipping_fee as "shippingFee", payment
  from shop_order where id = $1`

/** What an order's mails show besides their text. */
export async function findMailed(
  db: Db,
  orderId: number,
): Promise<{ lines: MailedLine[]; sums: MailedSums }> {
  const lines = await queryRows<MailedLine>(db, mailedLines, [orderId])
  const [sums] = await queryRows<MailedSums>(db, mailedSums, [orderId])
  return { lines, sums: sums! }
}

export async function findIdByCode(db: Db, code: string): Promise<number | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.id ?? null
}
