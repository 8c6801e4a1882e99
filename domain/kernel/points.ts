import { formatNumber } from './vnd.ts'

declare const pointsBrand: unique symbol

/** Whole loyalty points. */
export type Points = number & { readonly [pointsBrand]: 'points' }

/** Brands a whole number of points; throws on fractions. */
export function points(amount: number): Points {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole points: ${amount}`)
  return amount as Points
}

/** `1240` → `1.240 điểm`. */
export function formatPoints(amount: number): string {
  return `${formatNumber(amount)} điểm`
}
