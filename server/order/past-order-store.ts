import type { OrderEvent, OrderStatus } from '#domain/order/status.ts'
import type { CurrentPrice } from '../catalog/index.ts'
import type { Db } from '../platform/db.ts'
import type { PastOrder } from './save-past-order.ts'

interface PastOrderRow extends Omit<PastOrder, 'products' | 'life'> {
  code: string
  placedAt: Date
  timeline: readonly { event: OrderEvent; status: OrderStatus; at: Date; note: string }[]
  lines: readonly { price: CurrentPrice; quantity: number }[]
  goodsTotal: number
  payment: number
  points: number
}

export async function insertPastOrder(trx: Db, order: PastOrderRow): Promise<void> {
  const status = order.timeline.at(-1)!.status
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
      payment: order.payment,
      shipping_fee: order.shippingFee,
      estimated_point: order.points,
      tracking_code: null,
      delivery_from: null,
      delivery_to: null,
      created_at: order.placedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_line')
    .values(order.lines.map(toLine(id)))
    .execute()
  const changes = order.timeline.map(({ at, ...change }) => {
    return { ...change, order_id: id, actor: 'system', created_at: at }
  })
  await trx.insertInto('order_status_change').values(changes).execute()
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
