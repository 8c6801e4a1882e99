import type { PricedLine } from '../cart/summary.ts'
import { eligibleLines, valueOf } from '../cart/voucher-savings.ts'
import { type NamedVoucher, savingsOf } from './savings.ts'

/**
 * What the vouchers save on each line, in whole đồng and in the lines' order: the basis of a refund
 * when a part of an order comes back. The shares are at most their line's value and add up exactly
 * to what the vouchers save (docs/rules/pricing.md §5).
 */
export function lineShares(
  lines: readonly PricedLine[],
  vouchers: readonly NamedVoucher[],
): number[] {
  const savings = savingsOf(lines, vouchers)
  return shareSavings(
    lines,
    vouchers.map((voucher, index) => ({ ...voucher, saving: savings[index]! })),
  )
}

/** A voucher as an order keeps it: what it was for and what it saved, whatever its terms are by now. */
export interface SavedVoucher {
  code: string
  /** Empty: for everything. */
  productCodes: readonly string[]
  saving: number
}

/** The same shares of savings that are known. */
export function shareSavings(
  lines: readonly PricedLine[],
  vouchers: readonly SavedVoucher[],
): number[] {
  const left = lines.map((line) => valueOf([line]))
  for (const voucher of narrowFirst(lines, vouchers)) {
    const own = lines.map((line, index) =>
      eligibleLines([line], voucher).length > 0 ? left[index]! : 0,
    )
    const onOwn = Math.min(voucher.saving, total(own))
    take(left, apportion(lines, own, onOwn))
    // Two vouchers for one product may save more than it costs (pricing, rule 3): the rest is on the others.
    take(left, apportion(lines, left, voucher.saving - onOwn))
  }
  return lines.map((line, index) => valueOf([line]) - left[index]!)
}

/** Whoever has fewer goods to count on takes them first. */
function narrowFirst(lines: readonly PricedLine[], vouchers: readonly SavedVoucher[]) {
  return vouchers
    .map((voucher) => ({ voucher, eligible: valueOf(eligibleLines(lines, voucher)) }))
    .toSorted(
      (one, other) =>
        one.eligible - other.eligible ||
        other.voucher.saving - one.voucher.saving ||
        (one.voucher.code < other.voucher.code ? -1 : 1),
    )
    .map(({ voucher }) => voucher)
}

/** Splits an amount by weight; what rounding down leaves goes to the largest remainders, a đồng each. */
function apportion(
  lines: readonly PricedLine[],
  weights: readonly number[],
  amount: number,
): number[] {
  const whole = BigInt(total(weights))
  if (whole === 0n || amount === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount))
  const shares = exact.map((product) => Number(product / whole))
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % whole) }))
    .toSorted(
      (one, other) =>
        other.remainder - one.remainder || compareLines(lines[one.index]!, lines[other.index]!),
    )
  for (const { index } of byRemainder.slice(0, amount - total(shares))) shares[index]! += 1
  return shares
}

/** Ties do not depend on which line was put in first. */
function compareLines(one: PricedLine, other: PricedLine): number {
  return (
    (one.productCode < other.productCode ? -1 : Number(one.productCode > other.productCode)) ||
    valueOf([other]) - valueOf([one])
  )
}

function take(left: number[], shares: readonly number[]): void {
  shares.forEach((share, index) => (left[index]! -= share))
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
