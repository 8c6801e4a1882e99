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
 * What all vouchers save together, in whole đồng (decisions, section 3). Amount vouchers count
 * first and percentages on what they leave, so that the order of entering them changes nothing.
 */
export function voucherSavings(
  lines: readonly PricedLine[],
  vouchers: readonly CartVoucher[],
): number {
  const goods = goodsValue(lines, [])
  const amounts = vouchers.filter((voucher) => voucher.type === 'amount')
  const percentages = vouchers.filter((voucher) => voucher.type === 'percentage')
  const saved =
    amounts.reduce((sum, voucher) => sum + amountSaving(lines, voucher), 0) +
    percentages.reduce((sum, voucher) => sum + percentageSaving(lines, voucher, amounts), 0)
  return Math.min(saved, goods)
}

/** An Amount voucher saves the smaller of its value and its eligible total. */
function amountSaving(lines: readonly PricedLine[], voucher: CartVoucher): number {
  return Math.min(voucher.value, goodsValue(lines, voucher.productCodes))
}

function percentageSaving(
  lines: readonly PricedLine[],
  voucher: CartVoucher,
  amounts: readonly CartVoucher[],
): number {
  const takenByAmounts = amounts
    .filter((amount) => shareProducts(amount, voucher))
    .reduce((sum, amount) => sum + amountSaving(eligible(lines, voucher.productCodes), amount), 0)
  const base = goodsValue(lines, voucher.productCodes) - takenByAmounts
  const saving = Math.max(0, Math.floor((base * voucher.value) / 100))
  return voucher.maxValue ? Math.min(saving, voucher.maxValue) : saving
}

function shareProducts(one: CartVoucher, other: CartVoucher): boolean {
  if (one.productCodes.length === 0 || other.productCodes.length === 0) return true
  return one.productCodes.some((code) => other.productCodes.includes(code))
}

function eligible(lines: readonly PricedLine[], productCodes: readonly string[]) {
  return productCodes.length === 0
    ? lines
    : lines.filter((line) => productCodes.includes(line.productCode))
}

function goodsValue(lines: readonly PricedLine[], productCodes: readonly string[]): number {
  return eligible(lines, productCodes).reduce(
    (sum, line) => sum + line.discountPrice * line.quantity,
    0,
  )
}
