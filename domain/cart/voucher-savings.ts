import type { PricedLine } from './summary.ts'

export interface CartVoucher {
  type: 'amount' | 'percentage'
  value: number
  /** Cap of a percentage voucher in đồng; 0 or missing means none. */
  maxValue?: number
  /** Product codes it is for; empty means every item. */
  productCodes: readonly string[]
}

/**
 * What all vouchers save together, in whole đồng (docs/rules/pricing.md §2). Amount vouchers count
 * first and percentages on what they leave, so that the order of entering them changes nothing.
 */
export function voucherSavings(
  lines: readonly PricedLine[],
  vouchers: readonly CartVoucher[],
): number {
  const saved = savingsBeforeLimit(lines, vouchers).reduce((sum, saving) => sum + saving, 0)
  return Math.min(saved, valueOf(lines))
}

/** What each saves by its own terms (rules 1 and 2), in the vouchers' order. */
export function savingsBeforeLimit(
  lines: readonly PricedLine[],
  vouchers: readonly CartVoucher[],
): number[] {
  return vouchers.map((voucher) =>
    voucher.type === 'amount'
      ? amountSaving(lines, voucher)
      : percentageSaving(lines, voucher, vouchers),
  )
}

/** An Amount voucher saves the smaller of its value and its eligible total. */
function amountSaving(lines: readonly PricedLine[], voucher: CartVoucher): number {
  return Math.min(voucher.value, valueOf(eligibleLines(lines, voucher)))
}

function percentageSaving(
  lines: readonly PricedLine[],
  voucher: CartVoucher,
  vouchers: readonly CartVoucher[],
): number {
  const saving = Math.floor((percentageBase(lines, voucher, vouchers) * voucher.value) / 100)
  return voucher.maxValue ? Math.min(saving, voucher.maxValue) : saving
}

/** What a percentage is taken of: its goods without what the Amount vouchers save on them. */
export function percentageBase(
  lines: readonly PricedLine[],
  voucher: CartVoucher,
  vouchers: readonly CartVoucher[],
): number {
  const eligible = eligibleLines(lines, voucher)
  const takenByAmounts = vouchers
    .filter(({ type }) => type === 'amount')
    .reduce((sum, amount) => sum + amountSaving(eligible, amount), 0)
  return Math.max(0, valueOf(eligible) - takenByAmounts)
}

/** The lines a voucher is for. */
export function eligibleLines(
  lines: readonly PricedLine[],
  { productCodes }: Pick<CartVoucher, 'productCodes'>,
): readonly PricedLine[] {
  if (productCodes.length === 0) return lines
  return lines.filter((line) => productCodes.includes(line.productCode))
}

/** Σ discount price × quantity, in đồng. */
export function valueOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.discountPrice * line.quantity, 0)
}
