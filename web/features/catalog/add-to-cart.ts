import type { Product } from '#domain/catalog/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { notify, notifyAddedToCart } from '#web/features/notices/notify.ts'
import { addToCart } from '#web/state/cart.ts'
import { texts as appTexts } from '#web/texts.ts'
import { productOfCard, type CardProduct } from './card.ts'
import { catalogTexts as texts } from './texts.ts'

export function addCardToCart(card: CardProduct, shop?: OrderType): void {
  addProductToCart(productOfCard(card), 1, shop)
}

/**
 * Adds to the cart and says what became of it; the limit of one product stays silent on purpose.
 * A cart holds what one shop sells: it asks before it begins anew.
 */
export function addProductToCart(product: Product, quantity: number, shop?: OrderType): void {
  const outcome = addToCart(product, quantity, shop)
  switch (outcome) {
    case 'added':
      return notifyAddedToCart(texts.added(product.name))
    case 'limited':
      return notify({
        kind: 'info',
        title: texts.limitedTitle,
        text: texts.limited(product.quantity),
      })
    case 'soldOut':
      return notify({ kind: 'error', title: texts.soldOutTitle, text: texts.soldOutText })
    case 'otherOrderType':
      import('#web/features/cart/new-cart.tsx').then(
        ({ askForNewCart }) => askForNewCart(() => addProductToCart(product, quantity, shop)),
        () => notify({ kind: 'error', text: appTexts.offline }),
      )
      return
    case 'ignored':
      return
  }
}
