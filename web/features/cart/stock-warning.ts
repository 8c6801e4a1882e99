import { cartTexts as texts } from './texts.ts'

/** From here on a shopper is told how many are left. */
const fewPieces = 10

/** A word on a line whose stock is short; null when there is plenty. */
export function stockWarning(quantity: number, available: number): string | null {
  if (quantity >= available) return texts.allTaken(available)
  return available <= fewPieces ? texts.fewLeft(available) : null
}
