import type { PricedLine } from '../cart/summary.ts'
import { type CartVoucher, savingsBeforeLimit, valueOf } from '../cart/voucher-savings.ts'

/** A voucher told from another of the same terms. */
export interface NamedVoucher extends CartVoucher {
  code: string
}

/**
 * What each voucher saves, in whole đồng and in the vouchers' order (docs/rules/pricing.md §4). The
 * sum is exactly `voucherSavings`, whatever the order. Where all of them reach past the goods' value,
 * the first in rank count in full: a voucher left with 0 need not be spent.
 */
export function savingsOf(
  lines: readonly PricedLine[],
  vouchers: readonly NamedVoucher[],
): number[] {
  const savings = savingsBeforeLimit(lines, vouchers)
  let left = valueOf(lines)
  for (const { index } of ranked(vouchers, savings)) {
    savings[index] = Math.min(savings[index]!, left)
    left -= savings[index]
  }
  return savings
}

/** Amounts before percentages, greater savings first, then by code. */
function ranked(vouchers: readonly NamedVoucher[], savings: readonly number[]) {
  return vouchers
    .map((voucher, index) => ({ voucher, index, saving: savings[index]! }))
    .toSorted(
      (one, other) =>
        Number(one.voucher.type === 'percentage') - Number(other.voucher.type === 'percentage') ||
        other.saving - one.saving ||
        (one.voucher.code < other.voucher.code ? -1 : 1),
    )
}
