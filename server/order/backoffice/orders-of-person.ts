import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { CamelRow } from '../../platform/rows.ts'

/** Whose orders they are: of a member, of a phone, or both. */
export interface OrderPerson {
  memberId: number | null
  phone: string | null
}

export interface OrderOfPerson extends CamelRow<
  'shop_order',
  'code' | 'status' | 'created_at' | 'shipping_unit' | 'tracking_code' | 'delivery_to'
> {
  /** Đồng, with the fee. */
  total: number
  goods: string
  movedAt: Date
}

/** Both indexes are walked from the newest; neither is read further than the page. */
const newest = ({ memberId, phone }: OrderPerson, upTo: number) => sql`
  select id, created_at from (
    (select id, created_at from shop_order where member_id = ${memberId}
      order by created_at desc, id desc limit ${upTo})
    union
    (select id, created_at from shop_order where customer_phone = ${phone}
      order by created_at desc limit ${upTo})) as either`

/** A page of somebody's orders, the newest first. */
export async function listOrdersOfPerson(
  db: Db,
  person: OrderPerson,
  { page, limit }: { page: number; limit: number },
): Promise<OrderOfPerson[]> {
  const { rows } = await sql<OrderOfPerson>`
    with shown as materialized (
      ${newest(person, page * limit)} order by created_at desc, id desc
      limit ${limit} offset ${(page - 1) * limit})
    select o.code, o.status, o.created_at as "createdAt", o.shipping_unit as "shippingUnit",
      o.tracking_code as "trackingCode", o.delivery_to as "deliveryTo", o.payment + o.shipping_fee as total,
      coalesce((select string_agg(l.product_name || ' ×' || l.quantity, ', ' order by l.line_no)
        from order_line l where l.order_id = o.id), '') as goods,
      coalesce((select max(c.created_at) from order_status_change c where c.order_id = o.id), o.created_at)
        as "movedAt"
    from shown join shop_order o on o.id = shown.id
    order by o.created_at desc, o.id desc`.execute(db)
  return rows
}

/** How many there are, counted up to `max`. */
export async function countOrdersOfPerson(
  db: Db,
  person: OrderPerson,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${newest(person, max)} limit ${max}) as counted`.execute(db)
  return rows[0]!.count
}

/** Of some people, in their order: how many orders, counted up to `max`, and when the last was placed. */
export async function sumUpOrders(
  db: Db,
  people: readonly OrderPerson[],
  max: number,
): Promise<{ orders: number; lastAt: Date | null }[]> {
  const { rows } = await sql<{ orders: number; lastAt: Date | null }>`
    select least(count(o.id), ${max}::int) as orders, max(o.created_at) as "lastAt"
    from unnest(${people.map(({ memberId }) => memberId)}::int[], ${people.map(({ phone }) => phone)}::text[])
      with ordinality as p (member_id, phone, nth)
    left join lateral (
      (select id, created_at from shop_order where member_id = p.member_id
        order by created_at desc, id desc limit ${max})
      union
      (select id, created_at from shop_order where customer_phone = p.phone
        order by created_at desc limit ${max})) as o on true
    group by p.nth order by p.nth`.execute(db)
  return rows
}

export interface GiftOfPerson extends CamelRow<'order_gift', 'name' | 'quantity' | 'point_cost'> {
  orderCode: string
  at: Date
}

const maxGifts = 100

/** Gifts that came with somebody's newest orders. */
export async function listGiftsOfPerson(db: Db, person: OrderPerson): Promise<GiftOfPerson[]> {
  const { rows } = await sql<GiftOfPerson>`
    select g.name, g.quantity, g.point_cost as "pointCost", o.code as "orderCode", o.created_at as at
    from (${newest(person, 1000)}) as theirs
    join shop_order o on o.id = theirs.id join order_gift g on g.order_id = o.id
    where o.status <> 'cancelled'
    order by o.created_at desc, g.line_no limit ${maxGifts}`.execute(db)
  return rows
}

/** Where somebody's newest orders went, in the fields of an order. */
export interface PlaceOfPerson {
  full_address: string
  receiver_fullname: string
  receiver_phone: string
  province_id: number
  district_id: number
  ward_id: number
  address: string
  new_ward_id?: number
  ward_unsure?: boolean
}

export async function listPlacesOfPerson(
  db: Db,
  person: OrderPerson,
  limit: number,
): Promise<PlaceOfPerson[]> {
  const { rows } = await sql<PlaceOfPerson & { newWardId: number | null; unsure: boolean }>`
    select o.full_address, o.receiver_name as receiver_fullname, o.receiver_phone, o.province_id,
      coalesce(o.district_id, 0) as district_id, coalesce(o.ward_id, 0) as ward_id,
      coalesce(o.street, '') as address, o.new_ward_id as "newWardId", o.ward_unsure as unsure
    from (${newest(person, 20)}) as theirs join shop_order o on o.id = theirs.id
    where o.province_id is not null and o.erased_at is null and coalesce(o.street, '') <> ''
    order by o.created_at desc limit ${limit}`.execute(db)
  return rows.map(({ newWardId, unsure, ...place }) => ({
    ...place,
    ...(newWardId && { new_ward_id: newWardId }),
    ...(unsure && { ward_unsure: true }),
  }))
}

/** Whose an order is; null for one that is not there or has been erased. */
export async function findPersonOfOrder(db: Db, code: string): Promise<OrderPerson | null> {
  const found = await db
    .selectFrom('shop_order')
    .select(['member_id as memberId', 'customer_phone as phone'])
    .where('code', '=', code)
    .executeTakeFirst()
  return found ?? null
}

/** Whose the order is that somebody wants to give back. */
export async function findPersonOfReturn(db: Db, id: number): Promise<OrderPerson | null> {
  const found = await db
    .selectFrom('return_request as r')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .select(['o.member_id as memberId', 'o.customer_phone as phone'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}
