import { sql } from 'kysely'
import type { OrderSums } from '#domain/order/money.ts'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { ShippingUnit } from '#domain/shipping/units.ts'
import { shownSquare } from '../picture/index.ts'
import type { Db } from '../platform/db.ts'
import type { OrderRow } from './order-row.ts'

/** One order with its lines and timeline, in one query; null when the code is unknown. */
export async function findOrder(db: Db, code: string): Promise<OrderWithParts | null> {
  const result = await sql<OrderWithParts>`
    select ${orderWithParts} from shop_order o where o.code = ${code}`.execute(db)
  return result.rows[0] ?? null
}

const picture = sql.raw(shownSquare('p.pictures[1]'))

/** The columns of an order `o` with all its parts. */
export const orderWithParts = sql`row_to_json(o) as order,
  (select json_agg(json_build_object('product_id', l.product_id, 'product_name', l.product_name,
      'product_code', l.product_code, 'product_type', l.product_type,
      'unit_price', l.unit_price, 'original_price', l.original_price, 'quantity', l.quantity,
      'returned', l.returned_quantity, 'cycle', l.replenish_cycle, 'slug', p.slug, 'picture', ${picture}) order by l.line_no)
    from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
  (select json_agg(json_build_object('status', c.status, 'event', c.event, 'at', c.created_at,
      'note', c.note) order by c.id)
    from order_status_change c where c.order_id = o.id) as timeline,
  (select json_build_object('charged', coalesce(sum(amount) filter (where kind = 'charged'), 0),
      'received', coalesce(sum(amount) filter (where kind = 'received'), 0),
      'owed', coalesce(sum(amount) filter (where kind = 'owed'), 0),
      'refunded', coalesce(sum(amount) filter (where kind = 'refunded'), 0))
    from order_money m where m.order_id = o.id) as money,
  case when o.point_cost > 0 then (select json_agg(g order by g.line_no)
    from order_gift g where g.order_id = o.id) end as gifts,
  case when o.voucher_savings > 0 then (select json_agg(v order by v.line_no)
    from order_voucher v where v.order_id = o.id) end as vouchers,
  case when o.center_code is not null then (select json_build_object('code', c.code,
      'name', c.name, 'address', concat_ws(', ', c.street, c.place, c.province))
    from vaccine_center c where c.code = o.center_code) end as center`

export interface OrderWithParts {
  order: StoredOrder
  /** Null for none: an order may consist of gifts alone. */
  lines: StoredLine[] | null
  timeline: StoredChange[]
  money: OrderSums
  gifts: StoredGift[] | null
  vouchers: StoredVoucher[] | null
  /** Where an order of the vaccine-centre shop is fetched. */
  center: { code: string; name: string; address: string } | null
}

export type StoredOrder = OrderRow & {
  id: number
  payment_status: 'open' | 'success' | 'refund'
  shipping_unit: ShippingUnit
  tracking_code: string | null
  erased_at: string | null
}
export interface StoredLine {
  product_id: number
  product_name: string
  product_code: string
  product_type: string
  unit_price: number
  original_price: number
  quantity: number
  /** Pieces that came back. */
  returned?: number
  /** In which it was asked for again; empty for a single purchase. */
  cycle?: string
  slug: string
  picture: string | null
}
export interface StoredGift {
  gift_id: number
  promotion_id: number
  name: string
  kind: 'gift' | 'voucher'
  product_code: string
  /** Points of one piece. */
  point_cost: number
  quantity: number
  /** Picture stem. */
  picture: string
}
export interface StoredVoucher {
  code: string
  name: string
  saving: number
}
export interface StoredChange {
  status: OrderStatus
  event: OrderEvent
  at: string
  note: string
}

/** The newest orders of a phone, for the guest who proved it. */
export async function listOrdersOfPhone(db: Db, phone: string, limit: number) {
  return db
    .selectFrom('shop_order')
    .select(['code', 'status', 'created_at'])
    .where('customer_phone', '=', phone)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The codes of these orders, by their ids. */
export async function findOrderCodes(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'code'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(orders.map(({ id, code }) => [id, code]))
}
