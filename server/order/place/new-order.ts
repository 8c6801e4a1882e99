import type { PlacedOrder } from '#domain/order/api.ts'
import type { CameBy } from '#domain/order/came-by.ts'
import { payUntil } from '#domain/order/pay-until.ts'
import type { PaymentMethod } from '#domain/order/payment-method.ts'
import { hasGoodsToCarry } from '#domain/order/shipping-fee.ts'
import { nextStatus, type OrderEvent, type OrderType } from '#domain/order/status.ts'
import type { HeldGift } from '../../gift/index.ts'
import type { OrderRow } from '../order-row.ts'
import { toOrder } from '../order-view.ts'
import type { AskedOrder } from './asked-order.ts'
import { toGiftRow, type OrderedLine } from './insert-queries.ts'
import type { PricedOrder } from './price-order.ts'
import type { Destination } from './resolve-destination.ts'

/** How an order came that was taken by telephone. */
const byPhone: CameBy = { source: 'phone' }

/** What the order's key keeps: the answer without what can be derived. */
export type FirstAnswer = Omit<PlacedOrder, 'view_token'>

interface OrderFrame {
  code: string
  asked: AskedOrder
  orderType: OrderType
  method: PaymentMethod
  destination: Destination
  at: Date
  quiet: boolean
}

interface OrderParts extends PricedOrder {
  gifts: readonly HeldGift[]
  event: OrderEvent
}

export function toRow(
  { code, asked: { input, member, taker }, orderType, method, destination, at, quiet }: OrderFrame,
  { lines, prices, summary, gifts, event }: OrderParts,
): OrderRow {
  return {
    code,
    order_type: orderType,
    status: nextStatus('new', event)!,
    payment_method: method,
    member_id: member?.id ?? null,
    customer_phone: input.customer_phone,
    receiver_name: input.receiver_fullname,
    receiver_phone: input.receiver_phone,
    receiver_email: input.receiver_email ?? null,
    ...destination.address,
    pickup_branch: destination.pickupBranch,
    center_code: destination.center?.code ?? null,
    note: input.note ?? '',
    goods_total: summary.total,
    goods_discount: summary.discount,
    voucher_savings: summary.voucherSavings,
    payment: summary.payment,
    shipping_fee: feeOf(destination, { lines, gifts }),
    estimated_point: summary.estimatedPoint,
    point_cost: gifts.reduce((sum, gift) => sum + gift.pointCost * gift.quantity, 0),
    staff_incentive: lines.some(
      (line) => line.unitPrice < prices.get(line.productId)!.discountPrice,
    ),
    delivery_from: destination.delivery?.from ?? null,
    delivery_to: destination.delivery?.to ?? null,
    created_at: at.toISOString(),
    pay_until: payUntil(method, at, taker?.holdMinutes)?.toISOString() ?? null,
    quiet,
    came_by: taker ? byPhone : (input.came_by ?? null),
    taken_by: taker?.staffId ?? null,
  }
}

/** Đồng for carrying it; nothing when there is nothing to carry. */
export function feeOf(
  { shippingFee }: Pick<Destination, 'shippingFee'>,
  goods: Parameters<typeof hasGoodsToCarry>[0],
): number {
  return hasGoodsToCarry(goods) ? shippingFee : 0
}

export function firstAnswer(
  row: OrderRow,
  { lines, prices, gifts, vouchers, event }: OrderParts,
  { center }: Pick<Destination, 'center'>,
): FirstAnswer {
  return toOrder({
    order: { ...row, payment_status: 'open', shipping_unit: 'ECO', tracking_code: null },
    lines: lines.map((line) => toShownLine(line, prices)),
    center,
    timeline: [{ status: row.status, event, at: row.created_at, note: '' }],
    gifts: gifts.map(toGiftRow),
    vouchers: [...vouchers],
  })
}

function toShownLine(line: OrderedLine, prices: PricedOrder['prices']) {
  const { slug, picture } = prices.get(line.productId)!
  return {
    product_id: line.productId,
    product_name: line.name,
    product_code: line.productCode,
    product_type: line.productType,
    unit_price: line.unitPrice,
    original_price: line.originalPrice,
    quantity: line.quantity,
    cycle: line.subscriptionCycle,
    slug,
    picture,
  }
}
