import { sql } from 'kysely'
import type { OrderLine } from '#domain/order/change/plan-lines.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'
import { movedColumns, type MovedOrder } from '../move/move-queries.ts'
import type { Destination } from '../place/resolve-destination.ts'

/** An order as a change finds it. */
export interface ChangeableOrder
  extends
    MovedOrder,
    CamelRow<
      'shop_order',
      | 'version'
      | 'tracking_code'
      | 'shipping_fee'
      | 'payment'
      | 'province_id'
      | 'pickup_branch'
      | 'center_code'
      | 'receiver_name'
      | 'receiver_phone'
      | 'pay_until'
    > {
  isErased: boolean
  /** Đồng that staff let the buyer off, as the ledger has it: not above 0. */
  letOff: number
  deliveryFrom: Column<'shop_order', 'delivery_from'>
  deliveryTo: Column<'shop_order', 'delivery_to'>
  lines: OrderLine[]
  gifts: Row<'order_gift', 'kind'>[]
  vouchers: { code: string; campaignId: number; voucherId: number | null; saving: number }[]
}

const columns = sql`${movedColumns}, o.version, o.tracking_code as "trackingCode",
  o.shipping_fee as "shippingFee", o.payment, o.province_id as "provinceId",
  o.pickup_branch as "pickupBranch", o.center_code as "centerCode",
  o.receiver_name as "receiverName", o.receiver_phone as "receiverPhone", o.pay_until as "payUntil",
  o.erased_at is not null as "isErased", o.delivery_from as "deliveryFrom", o.delivery_to as "deliveryTo",
  coalesce((select sum(m.amount) from order_money m
    where m.order_id = o.id and m.kind = 'charged' and m.cause like 'letOff:%'), 0) as "letOff",
  coalesce((select json_agg(json_build_object('lineNo', l.line_no, 'productId', l.product_id,
      'name', l.product_name, 'productCode', l.product_code, 'productType', l.product_type,
      'unitPrice', l.unit_price, 'discountPrice', l.unit_price, 'originalPrice', l.original_price,
      'quantity', l.quantity, 'estimatedPoint', l.estimated_point, 'cycle', l.replenish_cycle)
      order by l.line_no)
    from order_line l where l.order_id = o.id), '[]') as lines,
  coalesce((select json_agg(json_build_object('kind', g.kind)) from order_gift g
    where g.order_id = o.id), '[]') as gifts,
  coalesce((select json_agg(json_build_object('code', v.code, 'campaignId', v.campaign_id,
      'voucherId', v.voucher_id, 'saving', v.saving) order by v.line_no)
    from order_voucher v where v.order_id = o.id), '[]') as vouchers`

export async function findChangeable(db: Db, code: string): Promise<ChangeableOrder | null> {
  const { rows } = await sql<ChangeableOrder>`
    select ${columns} from shop_order o where o.code = ${code}`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the transaction ends: whoever moves, pays or changes it waits. */
export async function lockChangeable(trx: Db, code: string): Promise<ChangeableOrder | null> {
  const held = await queryRows(trx, 'select id from shop_order where code = $1 for no key update', [
    code,
  ])
  return held.length > 0 ? findChangeable(trx, code) : null
}

export interface NewSums {
  goodsTotal: number
  goodsDiscount: number
  voucherSavings: number
  payment: number
  shippingFee: number
  estimatedPoint: number
}

/** What an order costs now, and how often it was changed; its row is held. */
export async function writeSums(trx: Db, orderId: number, sums: NewSums): Promise<void> {
  const { goodsTotal, goodsDiscount, voucherSavings, payment, shippingFee, estimatedPoint } = sums
  await queryRows(
    trx,
    `update shop_order set goods_total = $2, goods_discount = $3, voucher_savings = $4, payment = $5,
       shipping_fee = $6, estimated_point = $7, changes = changes + 1
     where id = $1`,
    [orderId, goodsTotal, goodsDiscount, voucherSavings, payment, shippingFee, estimatedPoint],
  )
}

/** The lines of an order as they are to be: others go, those that stay keep their numbers. */
export async function writeLines(
  trx: Db,
  orderId: number,
  lines: readonly OrderLine[],
): Promise<void> {
  await queryRows(trx, `delete from order_line where order_id = $1 and line_no <> all($2::int[])`, [
    orderId,
    lines.map(({ lineNo }) => lineNo),
  ])
  await queryRows(
    trx,
    `insert into order_line (order_id, line_no, product_id, product_name, product_code, product_type,
       unit_price, original_price, quantity, estimated_point, replenish_cycle)
     select $1, l."lineNo", l."productId", l.name, l."productCode", l."productType", l."unitPrice",
       l."originalPrice", l.quantity, l."estimatedPoint", l.cycle
     from json_to_recordset($2::json) as l ("lineNo" int, "productId" int, name text,
       "productCode" text, "productType" text, "unitPrice" bigint, "originalPrice" bigint,
       quantity int, "estimatedPoint" int, cycle text)
     on conflict (order_id, line_no) do update set quantity = excluded.quantity`,
    [orderId, JSON.stringify(lines)],
  )
}

/** What each voucher of an order saves now; those that are not named are gone from it. */
export async function writeSavings(
  trx: Db,
  orderId: number,
  kept: readonly { code: string; saving: number }[],
): Promise<void> {
  await queryRows(
    trx,
    `delete from order_voucher where order_id = $1 and code <> all($2::text[])`,
    [orderId, kept.map(({ code }) => code)],
  )
  await queryRows(
    trx,
    `update order_voucher v set saving = x.saving
     from json_to_recordset($2::json) as x (code text, saving bigint)
     where v.order_id = $1 and v.code = x.code`,
    [orderId, JSON.stringify(kept)],
  )
}

export async function writeReceiver(
  trx: Db,
  orderId: number,
  { fullname, phone }: { fullname: string; phone: string },
): Promise<void> {
  await queryRows(
    trx,
    'update shop_order set receiver_name = $2, receiver_phone = $3 where id = $1',
    [orderId, fullname, phone],
  )
}

/** Where an order goes instead, with the days on which it is expected there. */
export async function writeDestination(
  trx: Db,
  orderId: number,
  { address, pickupBranch, center, delivery }: Destination,
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({
      ...address,
      pickup_branch: pickupBranch,
      center_code: center?.code ?? null,
      delivery_from: delivery?.from ?? null,
      delivery_to: delivery?.to ?? null,
    })
    .where('id', '=', orderId)
    .execute()
}

export interface NotedChange {
  orderId: number
  changeNo: number
  actor: string
  words: string
  reason: string
  charged: number
  back: number
  missing: number
  at: Date
}

export async function insertChange(trx: Db, change: NotedChange): Promise<void> {
  const { orderId, changeNo, ...rest } = change
  await trx
    .insertInto('order_change')
    .values({ ...rest, order_id: orderId, change_no: changeNo })
    .execute()
}

/** What a message about a change tells; null where there is none. */
export async function findChange(
  db: Db,
  { orderId, changeNo }: { orderId: number; changeNo: number },
): Promise<{ back: number; missing: number } | null> {
  const found = await db
    .selectFrom('order_change')
    .select(['back', 'missing'])
    .where('order_id', '=', orderId)
    .where('change_no', '=', changeNo)
    .executeTakeFirst()
  return found ?? null
}
