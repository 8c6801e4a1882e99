import { cartItemOf, type CartItem, type FreshItem } from './api.ts'
import { isLimitedPerOrder, isWithdrawn, mostOf } from '../catalog/availability.ts'
import { repeated, settleCart } from './change.ts'
import type { Cart, CartGift, CartLine } from './cart.ts'

/** One thing that a refresh changed, for a word to the shopper. */
export type CartChange = LineChange | GiftChange

type LineChange = { item: CartItem } & (
  | { kind: 'removed' }
  | { kind: 'soldOut' }
  | { kind: 'price'; from: number; to: number }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'orderLimit'; from: number; to: number }
  /** What comes again and again comes once: the product is not offered so any more. */
  | { kind: 'repeatEnded'; from: string }
)

/** Gifts leave with their reason; another price in points is told. */
export type GiftChange = { item: Pick<CartGift, 'id' | 'name'> } & (
  | { kind: 'giftGone' }
  | { kind: 'giftEnded' }
  | { kind: 'giftSoldOut' }
  | { kind: 'giftLimit' }
  | { kind: 'giftCost'; from: number; to: number }
)

/**
 * Merges fresh product data into the lines. Products no longer returned, with code CC6 or with
 * quantity 0 leave the cart; a quantity above what is there comes down to it.
 */
export function refreshCart(
  cart: Cart,
  products: readonly FreshItem[],
): { cart: Cart; changes: CartChange[] } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const refreshed = cart.lines.map((line) => refreshLine(line, byId.get(line.item.id)))
  const lines = refreshed.flatMap(({ line }) => line ?? [])
  return {
    cart: settleCart({ ...cart, lines }),
    changes: refreshed.flatMap(({ changes }) => changes),
  }
}

function refreshLine(
  { item: old, quantity, repeatEvery }: CartLine,
  product: FreshItem | undefined,
): { line?: CartLine; changes: LineChange[] } {
  if (!product) return { changes: [{ kind: 'removed', item: old }] }
  if (isWithdrawn(product)) {
    return { changes: [{ kind: product.quantity <= 0 ? 'soldOut' : 'removed', item: old }] }
  }
  const item = cartItemOf(product)
  const line = repeated({ item, quantity: Math.min(quantity, mostOf(item)) }, repeatEvery)
  return {
    line,
    changes: [
      ...priceChange(old, item),
      ...quantityChange(item, quantity, line),
      ...repeatChange(item, repeatEvery, line),
    ],
  }
}

function priceChange(old: CartItem, item: CartItem): LineChange[] {
  const [from, to] = [old.discount_price, item.discount_price]
  return from === to ? [] : [{ kind: 'price', item, from, to }]
}

function quantityChange(item: CartItem, from: number, { quantity: to }: CartLine): LineChange[] {
  const kind = isLimitedPerOrder(item) ? 'orderLimit' : 'quantity'
  return from === to ? [] : [{ kind, item, from, to }]
}

function repeatChange(
  item: CartItem,
  from: string | undefined,
  { repeatEvery: to }: CartLine,
): LineChange[] {
  return from === undefined || from === to ? [] : [{ kind: 'repeatEnded', item, from }]
}

/** What the server says of a line it was asked about; what is left out has not changed. */
export interface LineNews {
  id: number
  original_price?: number
  discount_price?: number
  available?: number
  removed?: boolean
}

/** The cart and what changes in it once the news is taken over. */
export function applyNews(
  cart: Cart,
  news: readonly LineNews[],
): { cart: Cart; changes: CartChange[] } {
  const byId = new Map(news.map((each) => [each.id, each]))
  const fresh = cart.lines.flatMap(({ item }): FreshItem[] => {
    const { removed, available = item.quantity, ...prices } = byId.get(item.id) ?? { id: item.id }
    return removed ? [] : [{ ...item, ...prices, quantity: available }]
  })
  return refreshCart(cart, fresh)
}
