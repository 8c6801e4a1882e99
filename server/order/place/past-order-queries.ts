import type { CameBy } from '#domain/order/came-by.ts'
import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { CurrentPrice } from '../../catalog/index.ts'
import type { Db } from '../../platform/db.ts'
import { addMoney } from '../payment/money-queries.ts'
import { toGiftRow, toVoucherRow } from './insert-queries.ts'
import type { PastOrder } from './save-past-order.ts'

interface PastOrderRow extends Required<Omit<PastOrder, 'products' | 'life' | 'cameBy'>> {
  cameBy: CameBy | null
  /** Null for what never left. */
  trackingCode: string | null
  placedAt: Date
  timeline: readonly { event: OrderEvent; status: OrderStatus; at: Date; note: string }[]
  lines: readonly { price: CurrentPrice; quantity: number }[]
  goodsTotal: number
  payment: number
  points: number
}

/** Gives the order's id. */
export async function insertPastOrder(trx: Db, order: PastOrderRow): Promise<number> {
  const status = order.timeline.at(-1)!.status
  const saved = savedBy(order.vouchers)
  const { id } = await trx
    .insertInto('shop_order')
    .values({
      code: order.code,
      status,
      payment_method: 'cash',
      payment_status: status === 'completed' ? 'success' : 'open',
      member_id: order.memberId,
      customer_phone: order.phone,
      receiver_name: order.receiver,
      receiver_phone: order.phone,
      receiver_email: null,
      address_scheme: 'gso63',
      ...order.address,
      new_address: null,
      pickup_branch: null,
      goods_total: order.goodsTotal,
      goods_discount: order.goodsTotal - order.payment,
      voucher_savings: saved,
      payment: order.payment - saved,
      point_cost: order.gifts.reduce((sum, gift) => sum + gift.pointCost * gift.quantity, 0),
      shipping_fee: order.shippingFee,
      estimated_point: order.points,
      shipping_unit: order.unit,
      tracking_code: order.trackingCode,
      delivery_from: null,
      delivery_to: null,
      created_at: order.placedAt,
      came_by: order.cameBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertParts(trx, id, order)
  const changes = order.timeline.map(({ at, ...change }) => {
    return { ...change, order_id: id, actor: 'system', created_at: at }
  })
  await trx.insertInto('order_status_change').values(changes).execute()
  await insertMoney(trx, id, order, status)
  return id
}

/** Paid in cash at the door; what was cancelled costs nothing any more. */
async function insertMoney(trx: Db, orderId: number, order: PastOrderRow, status: OrderStatus) {
  const { code, placedAt } = order
  const at = order.timeline.at(-1)!.at
  const amount = totalOf(order)
  if (amount === 0) return
  await addMoney(trx, { orderId, kind: 'charged', amount, cause: `order:${code}`, at: placedAt })
  if (status === 'cancelled') {
    const cause = `cancelled:${code}`
    await addMoney(trx, { orderId, kind: 'charged', amount: -amount, cause, at })
  }
  if (status === 'completed') {
    const cause = `cash:${code}`
    await addMoney(trx, { orderId, kind: 'received', amount, cause, method: 'cash', at })
  }
}

function totalOf({ payment, shippingFee, vouchers }: PastOrderRow): number {
  return payment - savedBy(vouchers) + shippingFee
}

function savedBy(vouchers: PastOrderRow['vouchers']): number {
  return vouchers.reduce((sum, { saving }) => sum + saving, 0)
}

async function insertParts(trx: Db, order_id: number, { lines, gifts, vouchers }: PastOrderRow) {
  if (lines.length > 0) {
    await trx
      .insertInto('order_line')
      .values(lines.map(toLine(order_id)))
      .execute()
  }
  if (gifts.length > 0) {
    const rows = gifts.map((gift, at) => ({ order_id, ...toGiftRow(gift, at) }))
    await trx.insertInto('order_gift').values(rows).execute()
  }
  if (vouchers.length > 0) {
    const rows = vouchers.map((voucher, at) => ({ order_id, ...toVoucherRow(voucher, at) }))
    await trx.insertInto('order_voucher').values(rows).execute()
  }
}

function toLine(orderId: number) {
  return ({ price, quantity }: PastOrderRow['lines'][number], index: number) => ({
    order_id: orderId,
    line_no: index + 1,
    product_id: price.id,
    product_name: price.name,
    product_code: price.productCode,
    product_type: price.productType,
    unit_price: price.discountPrice,
    original_price: price.originalPrice,
    quantity,
    estimated_point: price.estimatedPoint,
  })
}
