import type { Product } from '../catalog/api.ts'
import type { VietnamDay } from '../kernel/dates.ts'
import type { OrderType } from '../location/delivery.ts'
import { cartItemOf, offeredCycle } from './api.ts'
import { isWithdrawn, mostOf } from '../catalog/availability.ts'
import { emptyCart, findLine, isEmptyCart, type Cart, type CartLine } from './cart.ts'

export interface Addition {
  cart: Cart
  /**
   * `limited`: fewer than asked for, no more are there or go into one order. `ignored`: the product's
   * own limit is reached, the shopper is told nothing. `otherOrderType`: one cart holds one order type.
   */
  outcome: 'added' | 'limited' | 'soldOut' | 'ignored' | 'otherOrderType'
}

export interface AddOptions {
  quantity?: number
  orderType?: OrderType
  /** The cycle that the shopper chose, null for a single purchase; without a word a line stays as it is. */
  repeatEvery?: string | null
  today: VietnamDay
}

/** Puts a product in; what is there already gets its quantity increased. */
export function addToCart(
  cart: Cart,
  product: Product | null | undefined,
  options: AddOptions,
): Addition {
  if (!product) throw new TypeError('No item provided')
  const { quantity = 1, orderType = 'normal', today } = options
  if (!isEmptyCart(cart) && cart.orderType !== orderType) return { cart, outcome: 'otherOrderType' }
  if (isWithdrawn(product)) return { cart, outcome: 'soldOut' }
  const known = findLine(cart, product.id)
  const held = known?.quantity ?? 0
  // Its own limit: more is silently ignored (docs/rules/cart.md).
  if (held >= (product.orderLimit ?? Infinity)) return { cart, outcome: 'ignored' }
  const asked = options.repeatEvery === undefined ? known?.repeatEvery : options.repeatEvery
  const line = repeated(
    {
      item: cartItemOf(product),
      quantity: boundQuantity(held + quantity, product),
    },
    orderType === 'normal' ? asked : null,
  )
  return {
    cart: { ...withLine(cart, line), orderType, createdOn: cart.createdOn ?? today },
    outcome: line.quantity < held + quantity ? 'limited' : 'added',
  }
}

/** Sets how many of a product; between 1 and what is there. */
export function setQuantity(cart: Cart, productId: number, quantity: number): Cart {
  const line = findLine(cart, productId)
  if (!line) return cart
  return withLine(cart, { ...line, quantity: boundQuantity(quantity, line.item) })
}

/** Takes a product again and again, or once: null. Only as the product offers it. */
export function setRepeat(cart: Cart, productId: number, every: string | null): Cart {
  const line = findLine(cart, productId)
  return line ? withLine(cart, repeated(line, every)) : cart
}

/** The line with the cycle that was chosen, where its product still offers just that one. */
export function repeated({ item, quantity }: CartLine, every: string | null | undefined): CartLine {
  const isOffered = every !== null && every !== undefined && offeredCycle(item) === every
  return isOffered ? { item, quantity, repeatEvery: every } : { item, quantity }
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

function boundQuantity(quantity: number, product: Parameters<typeof mostOf>[0]): number {
  return Math.max(1, Math.min(Math.trunc(quantity) || 1, mostOf(product)))
}
