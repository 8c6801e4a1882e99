export interface PriceRange {
  from: number
  to?: number
}

/** The ranges offered as filters, in đồng; both ends belong to the range. */
export const priceRanges: readonly PriceRange[] = [
  { from: 0, to: 99_999 },
  { from: 100_000, to: 299_999 },
  { from: 300_000, to: 499_999 },
  { from: 500_000, to: 999_999 },
  { from: 1_000_000 },
]

export function isInRange(price: number, range: PriceRange): boolean {
  return price >= range.from && (range.to === undefined || price <= range.to)
}
