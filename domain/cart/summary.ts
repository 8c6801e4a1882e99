import { vnd, type Vnd } from '../kernel/vnd.ts'
import { points, type Points } from '../kernel/points.ts'
import { voucherSavings, type CartVoucher } from './voucher-savings.ts'

/** One line as arithmetic sees it. */
export interface PricedLine {
  productCode: string
  originalPrice: number
  discountPrice: number
  quantity: number
  /** Points estimated for one piece. */
  estimatedPoint?: number
}

export interface CartSummary {
  /** Σ original price × quantity. */
  total: Vnd
  /** Σ (original price − discount price) × quantity. */
  discount: Vnd
  voucherSavings: Vnd
  /** max(0, total − discount − voucher savings). */
  orderValue: Vnd
  /** voucher savings + discount. */
  saved: Vnd
  totalPointUse: Points
  estimatedPoint: Points
  payment: Vnd
}

/**
 * The cart's arithmetic, the same in the browser and on the server (docs/rules/pricing.md).
 * Money in whole đồng, points whole. Never negative, whatever the vouchers.
 */
export function summarizeCart(
  lines: readonly PricedLine[],
  vouchers: readonly CartVoucher[] = [],
  gifts: readonly { pointCost: number }[] = [],
): CartSummary {
  const total = sum(lines, (line) => line.originalPrice * line.quantity)
  const discount = sum(lines, (line) => (line.originalPrice - line.discountPrice) * line.quantity)
  const vouchersSave = voucherSavings(lines, vouchers)
  const orderValue = Math.max(0, total - discount - vouchersSave)
  return {
    total: vnd(total),
    discount: vnd(discount),
    voucherSavings: vnd(vouchersSave),
    orderValue: vnd(orderValue),
    saved: vnd(vouchersSave + discount),
    totalPointUse: points(sum(gifts, (gift) => gift.pointCost)),
    estimatedPoint: points(sum(lines, (line) => (line.estimatedPoint ?? 0) * line.quantity)),
    payment: vnd(orderValue),
  }
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0)
}
