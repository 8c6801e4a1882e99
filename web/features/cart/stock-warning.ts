import { isLimitedPerOrder } from '#domain/catalog/availability.ts'
import type { CartItem } from '#domain/cart/api.ts'
import { cartTexts as texts } from './texts.ts'

/** From here on a shopper is told how many are left. */
const fewPieces = 10

/** A word on a line of which no more or not many more can be had; null when there is plenty. */
export function stockWarning(quantity: number, item: StockedItem): string | null {
  const { quantity: available, orderLimit } = item
  if (orderLimit !== undefined && isLimitedPerOrder(item) && quantity >= orderLimit) {
    return texts.orderLimit(orderLimit)
  }
  if (quantity >= available) return texts.allTaken(available)
  return available <= fewPieces ? texts.fewLeft(available) : null
}

type StockedItem = Pick<CartItem, 'quantity' | 'orderLimit'>
