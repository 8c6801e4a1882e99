import type { Product } from '#domain/catalog/api.ts'
import {
  countGifts,
  countItems,
  emptyCart,
  findLine,
  type Cart,
  type CartLine,
} from '#domain/cart/cart.ts'
import * as rules from '#domain/cart/change.ts'
import { expireCart } from '#domain/cart/expiry.ts'
import { applyNews, refreshCart, type CartChange, type LineNews } from '#domain/cart/refresh.ts'
import { parseCart, serializeCart } from '#domain/cart/stored.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { today } from '#web/state/clock.ts'
import { storedState } from '#web/state/storage.ts'

const cartState = storedState<Cart>({
  key: 'cart',
  empty: emptyCart,
  parse: (text) => expireCart(parseCart(text), today()),
  serialize: serializeCart,
})

/** The cart of this browser; empty on the server and until the page is hydrated. */
export function useCart(): Cart {
  return cartState.use()
}

/** Items and gifts together, as the header's counter shows them. */
export function useCartCount(): number {
  const cart = cartState.use()
  return countItems(cart) + countGifts(cart)
}

/** Whether what is in the cart is bought from the vaccine-centre shop. */
export function useHasVaccineOrder(): boolean {
  return cartState.use().orderType === 'vaccine'
}

/** The cycle in which a product of the cart is to come again; null for a single purchase. */
export function useRepeatInCart(productId: number): string | null {
  return findLine(cartState.use(), productId)?.repeatEvery ?? null
}

/** Puts a product of a shop in the cart and says what became of it. */
export function addToCart(
  product: Product,
  options: Omit<rules.AddOptions, 'today'> = {},
): rules.Addition['outcome'] {
  const { cart, outcome } = rules.addToCart(getCart(), product, { ...options, today: today() })
  cartState.set(cart)
  return outcome
}

export function setCartQuantity(productId: number, quantity: number): void {
  changeCart((cart) => rules.setQuantity(cart, productId, quantity))
}

export function setCartRepeat(productId: number, every: string | null): void {
  changeCart((cart) => rules.setRepeat(cart, productId, every))
}

/** Takes a line out; what is returned puts it back. */
export function removeFromCart(productId: number): () => void {
  const cart = getCart()
  const index = cart.lines.findIndex((line) => line.item.id === productId)
  const line = cart.lines[index]
  if (!line) return () => {}
  cartState.set(rules.removeLine(cart, productId))
  return () => putBack(line, index, cart.orderType)
}

/** Merges fresh product data and says what changed. */
export function mergeIntoCart(products: readonly Product[]): CartChange[] {
  const { cart, changes } = refreshCart(getCart(), products)
  cartState.set(cart)
  return changes
}

/** What the server's news would change, without changing it. */
export function previewNews(news: readonly LineNews[]): CartChange[] {
  return applyNews(getCart(), news).changes
}

/** Takes the server's news over. */
export function acceptNews(news: readonly LineNews[]): void {
  changeCart((cart) => applyNews(cart, news).cart)
}

/** A login begins the cart's day anew. */
export function renewCartDay(): void {
  changeCart((cart) => (cart.createdOn === null ? cart : { ...cart, createdOn: today() }))
}

export function clearCart(): void {
  cartState.set(rules.clearCart())
}

/** The cart as it is now, for what is not a component. A tab left open overnight may hold an old one. */
export function getCart(): Cart {
  return expireCart(cartState.get(), today())
}

/** Changes the cart as it is now by a rule. */
export function changeCart(rule: (cart: Cart) => Cart): void {
  cartState.set(rule(getCart()))
}

function putBack(line: CartLine, index: number, orderType: OrderType): void {
  changeCart((cart) => rules.restoreLine(cart, line, index, { orderType, today: today() }))
}
