import type { PricedLine } from '../cart/summary.ts'
import {
  eligibleLines,
  percentageBase,
  savingsBeforeLimit,
  valueOf,
} from '../cart/voucher-savings.ts'
import { formatVnd } from '../kernel/vnd.ts'
import { type NamedVoucher, savingsOf } from './savings.ts'

export interface ExplainedSaving {
  code: string
  /** Đồng. */
  saving: number
  /** Why it is this much: `10% của 590.000 VNĐ, tối đa 50.000 VNĐ`. */
  reason: string
}

/** What each voucher saves and why, in the vouchers' order (docs/rules/pricing.md §4). */
export function explainSavings(
  lines: readonly PricedLine[],
  vouchers: readonly NamedVoucher[],
): ExplainedSaving[] {
  const meant = savingsBeforeLimit(lines, vouchers)
  return savingsOf(lines, vouchers).map((saving, index) => {
    const voucher = vouchers[index]!
    const isCut = saving < meant[index]!
    const reason = isCut ? cutReason(saving) : reasonOf(lines, voucher, vouchers)
    return { code: voucher.code, saving, reason }
  })
}

function cutReason(saving: number): string {
  return saving === 0
    ? 'Các voucher khác đã giảm hết giá trị hàng'
    : `Giá trị hàng còn lại chỉ đủ giảm ${formatVnd(saving)}`
}

function reasonOf(
  lines: readonly PricedLine[],
  voucher: NamedVoucher,
  vouchers: readonly NamedVoucher[],
): string {
  if (valueOf(eligibleLines(lines, voucher)) === 0) return 'Không có sản phẩm được giảm trong giỏ'
  return voucher.type === 'amount'
    ? amountReason(lines, voucher)
    : percentageReason(lines, voucher, vouchers)
}

function amountReason(lines: readonly PricedLine[], voucher: NamedVoucher): string {
  const value = valueOf(eligibleLines(lines, voucher))
  return value < voucher.value
    ? `${formatVnd(voucher.value)}, tối đa bằng giá trị hàng ${formatVnd(value)}`
    : `Giảm thẳng ${formatVnd(voucher.value)}`
}

function percentageReason(
  lines: readonly PricedLine[],
  voucher: NamedVoucher,
  vouchers: readonly NamedVoucher[],
): string {
  const base = percentageBase(lines, voucher, vouchers)
  const isWhole = base === valueOf(eligibleLines(lines, voucher))
  const share = `${voucher.value}% của ${formatVnd(base)}${isWhole ? '' : ' sau voucher giảm tiền'}`
  const isCapped = voucher.maxValue && Math.floor((base * voucher.value) / 100) > voucher.maxValue
  return isCapped ? `${share}, tối đa ${formatVnd(voucher.maxValue!)}` : share
}
