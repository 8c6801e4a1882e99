import { vnd } from '#domain/kernel/vnd.ts'
import { points } from '#domain/kernel/points.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { orderMarks, type Order, type PointState } from '#domain/order/api.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { repeatMark } from '#domain/subscription/api.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import {
  buyerCancelEvent,
  isEnded,
  type OrderStatus,
  type PaymentStatus,
} from '#domain/order/status.ts'
import type { OrderRow } from './order-row.ts'
import type { OrderWithParts, StoredChange, StoredGift, StoredLine } from './queries.ts'
import type { PaymentParts } from './payment/view-payments.ts'

type ShownRow = OrderRow & {
  payment_status: PaymentStatus
  shipping_unit: string
  tracking_code: string | null
}

/** An order as the API shows it; with how it is being paid where that is known. */
export function toOrder(
  {
    order,
    lines,
    timeline,
    gifts,
    vouchers,
    center,
  }: Omit<OrderWithParts, 'order' | 'money'> & { order: ShownRow },
  paying: PaymentParts = { refunds: [] },
): Order {
  return {
    code: order.code,
    order_type: order.order_type,
    status: order.status,
    payment_status: order.payment_status,
    payment_type: paymentTypes[order.payment_method],
    created_at: toVietnamIso(new Date(order.created_at)),
    receiver: receiverOf(order),
    address: addressOf(order),
    ...(order.pickup_branch ? { pickup_branch: order.pickup_branch } : {}),
    ...(center ? { center } : {}),
    ...(order.note ? { note: order.note } : {}),
    products: (lines ?? []).map(toOrderedProduct),
    gifts: (gifts ?? []).map(toOrderedGift),
    vouchers: (vouchers ?? []).map(({ code, name, saving }) => ({
      code,
      name,
      saving: vnd(saving),
    })),
    costs: costsOf(order),
    estimated_point: points(order.estimated_point),
    point_state: pointStateOf(order, timeline),
    point_cost: points(order.point_cost),
    ...orderMarks({ staffIncentive: order.staff_incentive }),
    shipping: shippingOf(order, timeline),
    timeline: timeline.map(({ status, at, note }) => ({
      status,
      at: toVietnamIso(new Date(at)),
      ...(note ? { note } : {}),
    })),
    ...paying,
    cancel: cancelWayOf(order.status),
  }
}

function cancelWayOf(status: OrderStatus): Order['cancel'] {
  const event = buyerCancelEvent(status)
  if (!event) return 'no'
  return event === 'cancelRequested' ? 'byAsking' : 'atOnce'
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
    ...(order.new_ward_id ? { new_ward_id: order.new_ward_id } : {}),
    ...(order.ward_unsure ? { ward_unsure: true as const } : {}),
  }
}

function toOrderedProduct({
  picture,
  returned = 0,
  cycle = '',
  ...line
}: StoredLine): Order['products'][number] {
  return {
    ...line,
    ...(returned > 0 ? { returned } : {}),
    ...repeatMark(cycle),
    unit_price: vnd(line.unit_price),
    original_price: vnd(line.original_price),
    ...(picture ? { thumbnail: `${picture}-480.webp` } : {}),
  }
}

function toOrderedGift(gift: StoredGift): Order['gifts'][number] {
  return {
    id: gift.gift_id,
    name: gift.name,
    product_type: gift.kind,
    product_code: gift.product_code,
    quantity: gift.quantity,
    target: points(gift.point_cost),
    promotion_id: gift.promotion_id,
    thumbnail: gift.picture ? `${gift.picture}-480.webp` : '',
  }
}

/** A guest's order brings its points to nobody until a member takes it over. */
function pointStateOf(order: OrderRow, timeline: readonly StoredChange[]): PointState {
  if (timeline.some(({ event }) => event === 'pointsCredited')) return 'credited'
  const isDue = hasPointsDue({ memberId: order.member_id, estimatedPoint: order.estimated_point })
  return isDue && !isEnded(order.status) ? 'expected' : 'none'
}

/** `order_total` is what the buyer pays in the end: goods after savings, plus delivery. */
function costsOf(order: OrderRow): Order['costs'] {
  return {
    order_total: { amount: vnd(order.payment + order.shipping_fee) },
    shipping_fee: { amount: vnd(order.shipping_fee) },
    goods: { amount: vnd(order.goods_total) },
    discount: { amount: vnd(order.goods_discount) },
    ...(order.voucher_savings > 0 ? { voucher: { amount: vnd(order.voucher_savings) } } : {}),
  }
}

function shippingOf(order: ShownRow, timeline: readonly StoredChange[]): Order['shipping'] {
  const { shipping_unit: unit, tracking_code, delivery_from: from, delivery_to: to } = order
  const left = timeline.findLast(({ event }) => event === 'handedToCarrier')
  return {
    unit,
    ...(tracking_code ? { tracking_code } : {}),
    ...(left ? { handed_over_at: toVietnamIso(new Date(left.at)) } : {}),
    ...(from && to ? { estimated_delivery: { from, to } } : {}),
  }
}
