import { sql } from 'kysely'
import type { PricedLine } from '#domain/cart/summary.ts'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../platform/db.ts'
import type { OrderRow } from './order-row.ts'

export interface OrderedLine extends PricedLine {
  productId: number
  name: string
  productType: string
  unitPrice: number
  estimatedPoint: number
  replenishCycle: string
}

export interface Reservation {
  productId: number
  /** What is left to sell after this order. */
  left: number
}

/**
 * Writes an order with its lines, first status, stock reservations and outbox event in one
 * statement. Stock rows are locked in the order of their ids, last of all, so that two orders never
 * wait for each other in a circle (docs/rules/locking.md). Returns only what could be reserved: when
 * that is less than what was ordered, the caller refuses and everything is rolled back.
 */
export async function insertOrder(
  db: Db,
  order: OrderRow,
  lines: readonly OrderedLine[],
  event: OrderEvent,
): Promise<Reservation[]> {
  const demand = demandByProduct(lines)
  const result = await sql<Reservation>`
    with new_order as (
      insert into shop_order (code, order_type, status, payment_method, member_id, customer_phone,
        receiver_name, receiver_phone, receiver_email, address_scheme, province_id, district_id,
        ward_id, street, full_address, new_address, pickup_branch, note, goods_total,
        goods_discount, payment, shipping_fee, estimated_point, delivery_from, delivery_to,
        created_at)
      select o.code, o.order_type, o.status, o.payment_method, o.member_id, o.customer_phone, o.receiver_name,
        o.receiver_phone, o.receiver_email, o.address_scheme, o.province_id, o.district_id,
        o.ward_id, o.street, o.full_address, o.new_address, o.pickup_branch, o.note, o.goods_total,
        o.goods_discount, o.payment, o.shipping_fee, o.estimated_point, o.delivery_from,
        o.delivery_to, o.created_at
      from json_populate_record(null::shop_order, ${JSON.stringify(order)}::json) as o
      returning id, code, status, created_at
    ), new_lines as (
      insert into order_line (order_id, line_no, product_id, product_name, product_code,
        product_type, unit_price, original_price, quantity, estimated_point, replenish_cycle)
      select new_order.id, l.line_no, l.product_id, l.product_name, l.product_code, l.product_type,
        l.unit_price, l.original_price, l.quantity, l.estimated_point, l.replenish_cycle
      from new_order, json_populate_recordset(null::order_line, ${JSON.stringify(lines.map(toLineRow))}::json) as l
    ), first_status as (
      insert into order_status_change (order_id, event, status, actor, created_at)
      select id, ${event}, status, 'buyer', created_at from new_order
    ), event as (
      insert into outbox_event (topic, payload, created_at)
      select 'order.placed', jsonb_build_object('orderId', id), created_at from new_order
    ), movement as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select w.product_id, 'reserve', w.quantity, 'order:' || new_order.code, 'buyer', new_order.created_at
      from new_order, unnest(${demand.ids}::int[], ${demand.quantities}::int[]) as w (product_id, quantity)
    ), locked as (
      select product_id,
        (${demand.quantities}::int[])[array_position(${demand.ids}::int[], product_id)] as quantity
      from stock
      where product_id = any(${demand.ids}::int[])
      order by product_id
      for no key update
    )
    update stock s
    set reserved = s.reserved + locked.quantity
    from locked
    where s.product_id = locked.product_id and s.on_hand - s.reserved >= locked.quantity
    returning s.product_id as "productId", s.on_hand - s.reserved as left`.execute(db)
  return result.rows
}

/** The same product in two lines is one demand on its stock. */
function demandByProduct(lines: readonly OrderedLine[]) {
  const demand = new Map<number, number>()
  for (const { productId, quantity } of lines) {
    demand.set(productId, (demand.get(productId) ?? 0) + quantity)
  }
  return { ids: [...demand.keys()], quantities: [...demand.values()] }
}

function toLineRow(line: OrderedLine, index: number) {
  return {
    line_no: index + 1,
    product_id: line.productId,
    product_name: line.name,
    product_code: line.productCode,
    product_type: line.productType,
    unit_price: line.unitPrice,
    original_price: line.originalPrice,
    quantity: line.quantity,
    estimated_point: line.estimatedPoint,
    replenish_cycle: line.replenishCycle,
  }
}

/** One order with its lines and timeline, in one query; null when the code is unknown. */
export async function findOrder(db: Db, code: string): Promise<OrderWithParts | null> {
  const result = await sql<OrderWithParts>`
    select ${orderWithParts} from shop_order o where o.code = ${code}`.execute(db)
  return result.rows[0] ?? null
}

/** The columns of an order `o` with its lines and timeline. */
export const orderWithParts = sql`row_to_json(o) as order,
  (select json_agg(json_build_object('product_id', l.product_id, 'product_name', l.product_name,
      'product_code', l.product_code, 'product_type', l.product_type,
      'unit_price', l.unit_price, 'original_price', l.original_price, 'quantity', l.quantity,
      'slug', p.slug, 'picture', p.pictures[1]) order by l.line_no)
    from order_line l join product p on p.id = l.product_id where l.order_id = o.id) as lines,
  (select json_agg(json_build_object('status', c.status, 'at', c.created_at, 'note', c.note)
      order by c.id)
    from order_status_change c where c.order_id = o.id) as timeline`

export interface OrderWithParts {
  order: StoredOrder
  lines: StoredLine[]
  timeline: StoredChange[]
}

export type StoredOrder = OrderRow & {
  id: number
  payment_status: 'open' | 'success' | 'refund'
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
  slug: string
  picture: string | null
}
export interface StoredChange {
  status: OrderStatus
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

/** Moves an order that is still in `from`; false when something else moved it first. */
export async function moveOrder(
  db: Db,
  order: { id: number; from: OrderStatus; to: OrderStatus },
  change: { event: OrderEvent; actor: string; note: string; at: Date },
): Promise<boolean> {
  const result = await sql`
    with moved as (
      update shop_order set status = ${order.to}
      where id = ${order.id} and status = ${order.from} returning id
    )
    insert into order_status_change (order_id, event, status, actor, note, created_at)
    select id, ${change.event}, ${order.to}, ${change.actor}, ${change.note}, ${change.at} from moved
    returning id`.execute(db)
  return result.rows.length === 1
}

/** Gives an order's reserved stock back, once. Returns what can be sold of each product afterwards. */
export async function releaseStock(db: Db, order: { id: number; code: string }, at: Date) {
  const result = await sql<Reservation>`
    with released as (
      insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
      select product_id, 'release', sum(quantity), 'order:' || ${order.code}::text, 'system', ${at}::timestamptz
      from order_line where order_id = ${order.id} group by product_id
      on conflict (cause, product_id, kind) do nothing
      returning product_id, quantity
    ), locked as (
      select s.product_id, released.quantity from stock s join released using (product_id)
      order by s.product_id for no key update of s
    )
    update stock s set reserved = s.reserved - locked.quantity
    from locked where s.product_id = locked.product_id
    returning s.product_id as "productId", s.on_hand - s.reserved as left`.execute(db)
  return result.rows
}

/** What is left of some products, for the refusal that says so. */
export async function listAvailable(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('stock')
    .select((eb) => ['product_id', eb('on_hand', '-', eb.ref('reserved')).as('available')])
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .execute()
}
