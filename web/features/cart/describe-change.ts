import type { CartChange } from '#domain/cart/refresh.ts'
import { cartTexts as texts } from './texts.ts'

/** What follows the product's name: "vừa hết hàng, …". */
export function describeChange(change: CartChange): string {
  switch (change.kind) {
    case 'removed':
      return texts.changeRemoved
    case 'soldOut':
      return texts.changeSoldOut
    case 'price':
      return texts.changePrice(change.from, change.to)
    case 'quantity':
      return texts.changeQuantity(change.from, change.to)
    case 'orderLimit':
      return texts.changeOrderLimit(change.from, change.to)
    case 'repeatEnded':
      return texts.changeRepeatEnded(change.from)
    case 'giftCost':
      return texts.changeGiftCost(change.from, change.to)
    default:
      return texts.giftLeft[change.kind]
  }
}
