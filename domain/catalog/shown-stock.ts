import { maxLineQuantity } from './availability.ts'

/** From here on a shopper is told how many are left. */
export const fewPieces = 20

/**
 * How many a page says there are: the last pieces exactly, of what there is plenty as many as a cart
 * takes. So a page stays true through most sales.
 */
export function shownQuantity(available: number): number {
  return available > fewPieces ? maxLineQuantity : available
}
