import type { OrderType } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface PaperOrder {
  id: number
  code: string
  orderType: OrderType
  paymentMethod: string
  at: Date
  unit: ShippingUnit
  trackingCode: string | null
  name: string
  phone: string
  /** Of today where it is known; null where it is fetched. */
  address: string | null
  pickupBranch: string | null
  center: string | null
  note: string
  /** Đồng; null before the goods have left to be paid at the door. */
  told: number | null
  /** Đồng that nobody has paid yet. */
  missing: number
  lines: { productId: number; name: string; quantity: number }[]
  gifts: { name: string; quantity: number }[]
}

/** Orders of which something is packed, in the order of their codes; cancelled ones and points are not among them. */
export async function listPaperOrders(db: Db, codes: readonly string[]): Promise<PaperOrder[]> {
  return queryRows<PaperOrder>(
    db,
    `select o.id, o.code, o.order_type as "orderType", o.payment_method as "paymentMethod",
       o.created_at as at, o.shipping_unit as unit, o.tracking_code as "trackingCode",
       o.receiver_name as name, o.receiver_phone as phone,
       coalesce(o.new_address, o.full_address) as address, o.pickup_branch as "pickupBranch",
       o.center_code as center, o.note, o.cash_to_collect as told,
       coalesce((select sum(case m.kind when 'charged' then m.amount when 'received' then -m.amount
           when 'owed' then m.amount else 0 end)
         from order_money m where m.order_id = o.id), 0)::bigint as missing,
       coalesce((select json_agg(json_build_object('productId', l.product_id, 'name', l.product_name,
           'quantity', l.quantity - l.returned_quantity) order by l.line_no)
         from order_line l where l.order_id = o.id and l.quantity > l.returned_quantity), '[]') as lines,
       coalesce((select json_agg(json_build_object('name', g.name, 'quantity', g.quantity) order by g.line_no)
         from order_gift g where g.order_id = o.id and g.kind = 'gift'), '[]') as gifts
     from shop_order o join unnest($1::text[]) with ordinality as w (code, place) on w.code = o.code
     where o.status <> 'cancelled' and o.order_type <> 'points' order by w.place`,
    [codes],
  )
}
