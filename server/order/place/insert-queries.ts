import type { PricedLine } from '#domain/cart/summary.ts'
import type { OrderEvent } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { HeldGift } from '../../gift/index.ts'
import type { UsableVoucher } from '../../voucher/index.ts'
import type { OrderRow } from '../order-row.ts'
import { takeStock, type ClaimedStock, type Demand, type TakenStock } from '../../stock/index.ts'

export interface OrderedLine extends PricedLine {
  productId: number
  name: string
  productType: string
  unitPrice: number
  estimatedPoint: number
  subscriptionCycle: string
}

export interface NewOrder {
  row: OrderRow
  lines: readonly OrderedLine[]
  gifts: readonly HeldGift[]
  vouchers: readonly UsableVoucher[]
  event: OrderEvent
  /** What happens after commit because of it. */
  topics: readonly string[]
  /** The request that the answer is kept for. */
  request: { scope: string; key: string }
  answer: unknown
  /** `buyer`, or who of the staff took it by telephone. */
  actor: string
  demand: Demand
  /** Ids of what is held for it already. */
  held: readonly number[]
}

/**
 * Writes an order with all its parts, first status, stock reservations, outbox events and the answer
 * kept for its key in one statement. Stock rows are locked in the order of their ids, last of all, so that two orders never
 * wait for each other in a circle (docs/rules/locking.md). What was held for it is its own now. Returns only what it got: when
 * that is less than what was ordered, the caller refuses and everything is rolled back.
 */
export function insertOrder(db: Db, order: NewOrder): Promise<(TakenStock | ClaimedStock)[]> {
  const { row, lines, gifts, vouchers, event, topics, request, answer, actor, demand, held } = order
  const values = [
    JSON.stringify(row),
    JSON.stringify(lines.map(toLineRow)),
    event,
    topics,
    demand.ids,
    demand.quantities,
    JSON.stringify(answer),
    request.scope,
    request.key,
    actor,
  ]
  const hasExtras = gifts.length > 0 || vouchers.length > 0
  if (hasExtras) values.push(...extrasOf(gifts, vouchers))
  if (held.length > 0) values.push(held)
  const text = statements[hasExtras ? 'withExtras' : 'plain'][held.length > 0 ? 'held' : 'usual']
  return queryRows<TakenStock | ClaimedStock>(db, text, values)
}

function extrasOf(gifts: NewOrder['gifts'], vouchers: NewOrder['vouchers']): string[] {
  const kept = vouchers.map(({ terms, ...voucher }) => ({
    ...voucher,
    productCodes: terms.productCodes,
  }))
  return [JSON.stringify(gifts.map(toGiftRow)), JSON.stringify(kept.map(toVoucherRow))]
}

/** The same product in two lines is one demand on its stock. */
export function demandByProduct(lines: readonly OrderedLine[]): Demand {
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
    replenish_cycle: line.subscriptionCycle,
  }
}

export function toGiftRow(gift: HeldGift, index: number) {
  return {
    line_no: index + 1,
    gift_id: gift.giftId,
    promotion_id: gift.promotionId,
    name: gift.name,
    kind: gift.kind,
    product_code: gift.productCode,
    point_cost: gift.pointCost,
    quantity: gift.quantity,
    picture: gift.picture,
  }
}

/** What an order keeps of a voucher. */
export type KeptVoucher = Pick<
  UsableVoucher,
  'campaignId' | 'voucherId' | 'code' | 'name' | 'saving'
> & {
  /** What it was for; every product without. */
  productCodes?: readonly string[]
}

export function toVoucherRow(voucher: KeptVoucher, index: number) {
  return {
    line_no: index + 1,
    campaign_id: voucher.campaignId,
    voucher_id: voucher.voucherId,
    code: voucher.code,
    name: voucher.name,
    saving: voucher.saving,
    product_codes: voucher.productCodes ?? [],
  }
}

const giftsAndVouchers = `
  new_gifts as (
    insert into order_gift (order_id, line_no, gift_id, promotion_id, name, kind, product_code,
      point_cost, quantity, picture)
    select new_order.id, g.line_no, g.gift_id, g.promotion_id, g.name, g.kind, g.product_code,
      g.point_cost, g.quantity, g.picture
    from new_order, json_populate_recordset(null::order_gift, $11::json) as g
  ), new_vouchers as (
    insert into order_voucher (order_id, line_no, campaign_id, voucher_id, code, name, saving,
      product_codes)
    select new_order.id, v.line_no, v.campaign_id, v.voucher_id, v.code, v.name, v.saving,
      v.product_codes
    from new_order, json_populate_recordset(null::order_voucher, $12::json) as v
  ),`

/** Most orders have neither gifts nor vouchers, and nothing of them is fought over: they shall not pay for it. */
const statements = {
  plain: { usual: statement(''), held: statement('', '$11') },
  withExtras: { usual: statement(giftsAndVouchers), held: statement(giftsAndVouchers, '$13') },
}

function statement(extras: string, held?: string): string {
  const taken = takeStock({
    ids: '$5',
    quantities: '$6',
    cause: `(select 'order:' || code from new_order)`,
    actor: '$10::text',
    at: '(select created_at from new_order)',
    ...(held ? { held } : {}),
  })
  return `
with new_order as (
    insert into shop_order (code, order_type, status, payment_method, member_id, customer_phone,
      receiver_name, receiver_phone, receiver_email, address_scheme, province_id, district_id,
      ward_id, street, full_address, new_address, new_ward_id, ward_unsure, pickup_branch,
      center_code, note, goods_total, goods_discount, voucher_savings, payment, shipping_fee, estimated_point, point_cost,
      staff_incentive, delivery_from, delivery_to, created_at, pay_until, quiet, came_by, taken_by)
    select o.code, o.order_type, o.status, o.payment_method, o.member_id, o.customer_phone,
      o.receiver_name, o.receiver_phone, o.receiver_email, o.address_scheme, o.province_id,
      o.district_id, o.ward_id, o.street, o.full_address, o.new_address, o.new_ward_id,
      o.ward_unsure, o.pickup_branch, o.center_code, o.note, o.goods_total, o.goods_discount, o.voucher_savings, o.payment,
      o.shipping_fee, o.estimated_point, o.point_cost, o.staff_incentive, o.delivery_from,
      o.delivery_to, o.created_at, o.pay_until, o.quiet, o.came_by, o.taken_by
    from json_populate_record(null::shop_order, $1::json) as o
    returning id, code, status, created_at, payment + shipping_fee as total
  ), new_lines as (
    insert into order_line (order_id, line_no, product_id, product_name, product_code,
      product_type, unit_price, original_price, quantity, estimated_point, replenish_cycle)
    select new_order.id, l.line_no, l.product_id, l.product_name, l.product_code, l.product_type,
      l.unit_price, l.original_price, l.quantity, l.estimated_point, l.replenish_cycle
    from new_order, json_populate_recordset(null::order_line, $2::json) as l
  ),${extras} first_status as (
    insert into order_status_change (order_id, event, status, actor, created_at)
    select id, $3, status, $10::text, created_at from new_order
  ), charged as (
    insert into order_money (order_id, kind, amount, cause, at)
    select id, 'charged', total, 'order:' || code, created_at from new_order where total > 0
  ), event as (
    insert into outbox_event (topic, payload, created_at)
    select topic, jsonb_build_object('orderId', id), created_at
    from new_order, unnest($4::text[]) as topic
  ), kept as (
    update idempotency_key set response = $7 where scope = $8 and key = $9
  ), ${taken}`
}
