import type { PricedLine } from '../cart/summary.ts'
import { eligibleLines, valueOf, type CartVoucher } from '../cart/voucher-savings.ts'
import { savingsOf } from '../voucher/savings.ts'

/** What a pharmacy tells of the bill. */
export interface CounterBill {
  /** Đồng before the voucher. */
  amount?: number | undefined
  /** At the shop's own prices; missing when the goods were not told. */
  lines?: readonly PricedLine[] | undefined
}

interface CounterTerms {
  terms: CartVoucher
  minGoods: number
  kind: 'offer' | 'prize'
}

export type CounterSaving =
  | { saving: number }
  | { problem: 'amountNeeded' | 'noEligibleGoods' }
  | { problem: 'minGoods'; missing: number }

/** Whether another bill would help: then it is said at the amount, else at the code. */
export function isOfBill(problem: string): boolean {
  return problem === 'amountNeeded' || problem === 'minGoods' || problem === 'noEligibleGoods'
}

/** Whether the bill must be told: a percentage, or an offer that needs so many goods. */
export function needsAmount({ terms, minGoods, kind }: CounterTerms): boolean {
  return kind === 'offer' && (terms.type === 'percentage' || minGoods > 0)
}

/**
 * Đồng that a voucher saves on a bill at the counter, or why it cannot (docs/rules/counter.md §4). A
 * prize is worth its amount, whatever was bought. Goods that are told count at the shop's prices, those
 * alone that the voucher is for, and never beyond the bill.
 */
export function counterSaving(voucher: CounterTerms, bill: CounterBill): CounterSaving {
  const { terms, minGoods, kind } = voucher
  if (kind === 'prize') return { saving: terms.value }
  const lines = linesOf(terms, bill)
  if (!lines) return needsAmount(voucher) ? { problem: 'amountNeeded' } : { saving: terms.value }
  const goods = Math.min(valueOf(eligibleLines(lines, terms)), bill.amount ?? Infinity)
  if (goods === 0) return { problem: 'noEligibleGoods' }
  if (goods < minGoods) return { problem: 'minGoods', missing: minGoods - goods }
  const [saving = 0] = savingsOf([oneLine(terms, goods)], [{ ...terms, code: '' }])
  return saving > 0 ? { saving } : { problem: 'noEligibleGoods' }
}

/** A bill without its goods is of what the voucher is for: whoever serves the customer says so. */
function linesOf(
  terms: CartVoucher,
  { amount, lines }: CounterBill,
): readonly PricedLine[] | undefined {
  if (lines) return lines
  return amount === undefined ? undefined : [oneLine(terms, amount)]
}

function oneLine({ productCodes }: CartVoucher, amount: number): PricedLine {
  const productCode = productCodes[0] ?? ''
  return { productCode, originalPrice: amount, discountPrice: amount, quantity: 1 }
}
