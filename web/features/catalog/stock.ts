/** From here on a shopper is told how many are left. */
const fewPieces = 20

export type StockState = 'plenty' | 'few' | 'none'

export function stockState(quantity: number): StockState {
  if (quantity <= 0) return 'none'
  return quantity <= fewPieces ? 'few' : 'plenty'
}
