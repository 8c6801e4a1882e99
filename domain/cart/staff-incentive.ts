import type { PricedLine } from './summary.ts'

/** Product code to percent off the unit price: the ECO_STAFF_INCENTIVES setting. */
export type StaffIncentives = Readonly<Record<string, number>>

/**
 * The lines at the staff price, the same in browser and server: each unit price without its percent,
 * which is rounded down to a whole đồng. It counts as a discount of the product, so vouchers save on
 * what it leaves (docs/rules/employee-incentive.md).
 */
export function atStaffPrice<T extends PricedLine>(
  lines: readonly T[],
  incentives: StaffIncentives,
): T[] {
  return lines.map((line) => ({
    ...line,
    discountPrice: line.discountPrice - incentiveOf(line, incentives),
  }))
}

/** What the staff price takes off one piece, in whole đồng. */
export function incentiveOf(
  line: Pick<PricedLine, 'productCode' | 'discountPrice'>,
  incentives: StaffIncentives,
): number {
  return Math.floor((line.discountPrice * percentOf(line.productCode, incentives)) / 100)
}

/** Percent off a product, 0 for those that have none. */
export function percentOf(productCode: string, incentives: StaffIncentives): number {
  return Object.hasOwn(incentives, productCode) ? incentives[productCode]! : 0
}
