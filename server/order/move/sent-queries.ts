import type { OrderType } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface SentOrder {
  orderType: OrderType
  name: string
  phone: string
  /** Of today where it is known; empty where nothing is sent. */
  address: string
  note: string
  /** Đồng of the goods that are sent, before vouchers. */
  goods: number
  lines: { productId: number; name: string; quantity: number }[]
}

/** What goes out with an order: what was taken back before is not in it. */
export async function findSent(db: Db, orderId: number): Promise<SentOrder> {
  const [found] = await queryRows<SentOrder>(
    db,
    `select o.order_type as "orderType", o.receiver_name as name, o.receiver_phone as phone,
       coalesce(o.full_address, '') as address, o.note,
       coalesce((select sum(l.unit_price * (l.quantity - l.returned_quantity)) from order_line l
         where l.order_id = o.id), 0)::bigint as goods,
       coalesce((select json_agg(json_build_object('productId', l.product_id, 'name', l.product_name,
           'quantity', l.quantity - l.returned_quantity) order by l.line_no)
         from order_line l where l.order_id = o.id and l.quantity > l.returned_quantity), '[]') as lines
     from shop_order o where o.id = $1`,
    [orderId],
  )
  return found!
}
