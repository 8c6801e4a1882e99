import type { Product } from '../catalog/api.ts'
import type { VietnamDay } from '../kernel/dates.ts'
import type { OrderType } from '../location/delivery.ts'
import { cartItemOf } from './api.ts'
import { isWithdrawn } from './availability.ts'
import {
  emptyCart,
  findLine,
  isEmptyCart,
  maxLineQuantity,
  type Cart,
  type CartLine,
} from './cart.ts'

/** Its own limit: adding is silently ignored above this many (first specification, section 5). */
const limited = { slug: 'ritana60v-325k', above: 2 }

export interface Addition {
  cart: Cart
  /**
   * `limited`: fewer than asked for, no more are there. `ignored`: the product's own limit, the
   * shopper is told nothing. `otherOrderType`: one cart holds one order type.
   */
  outcome: 'added' | 'limited' | 'soldOut' | 'ignored' | 'otherOrderType'
}

/** Puts a product in; what is there already gets its quantity increased. */
export function addToCart(
  cart: Cart,
  product: Product | null | undefined,
  options: { quantity?: number; orderType?: OrderType; today: VietnamDay },
): Addition {
  if (!product) throw new TypeError('No item provided')
  const { quantity = 1, orderType = 'normal', today } = options
  if (!isEmptyCart(cart) && cart.orderType !== orderType) return { cart, outcome: 'otherOrderType' }
  if (isWithdrawn(product)) return { cart, outcome: 'soldOut' }
  const held = findLine(cart, product.id)?.quantity ?? 0
  if (product.slug === limited.slug && held > limited.above) return { cart, outcome: 'ignored' }
  const line = {
    item: cartItemOf(product),
    quantity: boundQuantity(held + quantity, product.quantity),
  }
  return {
    cart: { ...withLine(cart, line), orderType, createdOn: cart.createdOn ?? today },
    outcome: line.quantity < held + quantity ? 'limited' : 'added',
  }
}

/** Sets how many of a product; between 1 and what is there. */
export function setQuantity(cart: Cart, productId: number, quantity: number): Cart {
  const line = findLine(cart, productId)
  if (!line) return cart
  return withLine(cart, { ...line, quantity: boundQuantity(quantity, line.item.quantity) })
}

export function removeLine(cart: Cart, productId: number): Cart {
  return settleCart({
    ...cart,
    lines: cart.lines.filter((line) => line.item.id !== productId),
  })
}

/** Chosen vouchers outlive the last line: it may be put back, or another one follow. */
export function settleCart(cart: Cart): Cart {
  return isEmptyCart(cart) && cart.vouchers.length === 0 ? clearCart() : cart
}

/** Puts a removed line back where it was (undo); not into a cart that has become one of another type. */
export function restoreLine(
  cart: Cart,
  line: CartLine,
  index: number,
  { orderType = 'normal', today }: { orderType?: OrderType; today: VietnamDay },
): Cart {
  if (findLine(cart, line.item.id)) return cart
  if (!isEmptyCart(cart) && cart.orderType !== orderType) return cart
  const lines = cart.lines.toSpliced(index, 0, line)
  return { ...cart, lines, orderType, createdOn: cart.createdOn ?? today }
}

/** Empties items, gifts and vouchers. */
export function clearCart(): Cart {
  return emptyCart
}

function withLine(cart: Cart, line: CartLine): Cart {
  const index = cart.lines.findIndex((each) => each.item.id === line.item.id)
  const lines = index < 0 ? [...cart.lines, line] : cart.lines.with(index, line)
  return { ...cart, lines }
}

function boundQuantity(quantity: number, available: number): number {
  const most = Math.min(available, maxLineQuantity)
  return Math.max(1, Math.min(Math.trunc(quantity) || 1, most))
}
