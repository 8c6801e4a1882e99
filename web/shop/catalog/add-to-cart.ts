import type { AddOptions } from '#domain/cart/change.ts'
import type { Product } from '#domain/catalog/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { notify, notifyAddedToCart } from '#web/features/notices/notify.ts'
import { addToCart } from '#web/shop/state/cart.ts'
import { texts as appTexts } from '#web/texts.ts'
import { productOfCard, type CardProduct } from './card.ts'
import { catalogTexts as texts } from './texts.ts'

const loadNewCart = () => import('#web/shop/buying/new-cart.tsx')

export function addCardToCart(card: CardProduct, shop?: OrderType): void {
  addProductToCart(productOfCard(card), { orderType: shop })
}

export type AddChoice = Pick<AddOptions, 'quantity' | 'orderType' | 'repeatEvery'>

/**
 * Adds to the cart and says what became of it; the limit of one product stays silent on purpose.
 * A cart holds what one shop sells: it asks before it begins anew. True when the cart has the product now.
 */
export function addProductToCart(product: Product, options: AddChoice): boolean {
  const outcome = addToCart(product, options)
  switch (outcome) {
    case 'added':
      notifyAddedToCart(texts.added(product.name))
      return true
    case 'limited':
      notify({ kind: 'info', title: texts.limitedTitle, text: limitText(product) })
      return true
    case 'soldOut':
      notify({ kind: 'error', title: texts.soldOutTitle, text: texts.soldOutText })
      return false
    case 'otherOrderType':
      loadNewCart().then(
        ({ askForNewCart }) => askForNewCart(() => addProductToCart(product, options)),
        () => notify({ kind: 'error', text: appTexts.offline }),
      )
      return false
    case 'ignored':
      return true
  }
}

function limitText({ quantity, orderLimit = quantity }: Product): string {
  return orderLimit < quantity ? texts.orderLimit(orderLimit) : texts.limited(quantity)
}
