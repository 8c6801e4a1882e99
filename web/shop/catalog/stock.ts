import { fewPieces } from '#domain/catalog/shown-stock.ts'

export type StockState = 'plenty' | 'few' | 'none'

export function stockState(quantity: number): StockState {
  if (quantity <= 0) return 'none'
  return quantity <= fewPieces ? 'few' : 'plenty'
}
