import { vnd } from '#domain/kernel/vnd.ts'
import { points } from '#domain/kernel/points.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { orderMarks, paymentTypes, type Order } from '#domain/order/api.ts'
import type { PaymentStatus } from '#domain/order/status.ts'
import type { OrderRow } from './order-row.ts'
import type { StoredChange, StoredLine } from './store.ts'

/** An order as the API shows it. */
export function toOrder(
  order: OrderRow & { payment_status: PaymentStatus },
  lines: readonly StoredLine[],
  timeline: readonly StoredChange[],
): Order {
  return {
    code: order.code,
    status: order.status,
    payment_status: order.payment_status,
    payment_type: paymentTypes[order.payment_method],
    created_at: toVietnamIso(new Date(order.created_at)),
    receiver: receiverOf(order),
    address: addressOf(order),
    ...(order.pickup_branch ? { pickup_branch: order.pickup_branch } : {}),
    ...(order.note ? { note: order.note } : {}),
    products: lines.map(toOrderedProduct),
    gifts: [],
    vouchers: [],
    costs: costsOf(order),
    estimated_point: points(order.estimated_point),
    ...orderMarks({ staffIncentive: false }),
    shipping: shippingOf(order),
    timeline: timeline.map(({ status, at, note }) => ({
      status,
      at: toVietnamIso(new Date(at)),
      ...(note ? { note } : {}),
    })),
  }
}

function receiverOf(order: OrderRow): Order['receiver'] {
  return {
    fullname: order.receiver_name,
    phone: order.receiver_phone,
    ...(order.receiver_email ? { email: order.receiver_email } : {}),
  }
}

function addressOf(order: OrderRow): Order['address'] {
  if (order.full_address === null) return null
  return {
    full_address: order.full_address,
    province_id: order.province_id ?? 0,
    district_id: order.district_id ?? 0,
    ward_id: order.ward_id ?? 0,
    address: order.street ?? '',
    ...(order.new_address ? { new_address: order.new_address } : {}),
  }
}

function toOrderedProduct({ picture, ...line }: StoredLine): Order['products'][number] {
  return {
    ...line,
    unit_price: vnd(line.unit_price),
    original_price: vnd(line.original_price),
    ...(picture ? { thumbnail: `${picture}-480.webp` } : {}),
  }
}

/** `order_total` is what the buyer pays in the end: goods after savings, plus delivery. */
function costsOf(order: OrderRow): Order['costs'] {
  return {
    order_total: { amount: vnd(order.payment + order.shipping_fee) },
    shipping_fee: { amount: vnd(order.shipping_fee) },
    goods: { amount: vnd(order.goods_total) },
    discount: { amount: vnd(order.goods_total - order.payment) },
  }
}

function shippingOf(order: OrderRow): Order['shipping'] {
  const { delivery_from: from, delivery_to: to } = order
  return { unit: 'ECO', ...(from && to ? { estimated_delivery: { from, to } } : {}) }
}
