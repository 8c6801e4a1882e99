import type { Product } from '#domain/catalog/api.ts'
import { notify, notifyAddedToCart } from '#web/features/notices/notify.ts'
import { addToCart } from '#web/state/cart.ts'
import { productOfCard, type CardProduct } from './card.ts'
import { catalogTexts as texts } from './texts.ts'

export function addCardToCart(card: CardProduct): void {
  addProductToCart(productOfCard(card), 1)
}

/** Adds to the cart and says what became of it; the limit of one product stays silent on purpose. */
export function addProductToCart(product: Product, quantity: number): void {
  const outcome = addToCart(product, quantity)
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
      return notify({ kind: 'error', title: texts.otherOrderTitle, text: texts.otherOrderText })
    case 'ignored':
      return
  }
}
