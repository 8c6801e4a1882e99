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
  const amounts = vouchers.filter((voucher) => voucher.type === 'amount')
  const savings = vouchers.map((voucher) =>
    voucher.type === 'amount'
      ? amountSaving(lines, voucher)
      : percentageSaving(lines, voucher, amounts),
  )
  const saved = savings.reduce((sum, saving) => sum + saving, 0)
  return Math.min(saved, valueOf(lines))
}

/** An Amount voucher saves the smaller of its value and its eligible total. */
function amountSaving(lines: readonly PricedLine[], voucher: CartVoucher): number {
  return Math.min(voucher.value, valueOf(eligibleLines(lines, voucher)))
}

function percentageSaving(
  lines: readonly PricedLine[],
  voucher: CartVoucher,
  amounts: readonly CartVoucher[],
): number {
  const eligible = eligibleLines(lines, voucher)
  const takenByAmounts = amounts.reduce((sum, amount) => sum + amountSaving(eligible, amount), 0)
  const base = Math.max(0, valueOf(eligible) - takenByAmounts)
  const saving = Math.floor((base * voucher.value) / 100)
  return voucher.maxValue ? Math.min(saving, voucher.maxValue) : saving
}

function eligibleLines(lines: readonly PricedLine[], { productCodes }: CartVoucher) {
  if (productCodes.length === 0) return lines
  return lines.filter((line) => productCodes.includes(line.productCode))
}

function valueOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.discountPrice * line.quantity, 0)
}
