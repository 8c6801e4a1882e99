import { addDays, type VietnamDay } from '../kernel/dates.ts'
import { emptyCart, type Cart } from './cart.ts'

/**
 * A cart older than one day is cleared: it lives on the day it was made and the whole day after
 * (docs/rules/cart.md §4).
 */
export function isExpired(cart: Cart, today: VietnamDay): boolean {
  return cart.createdOn !== null && addDays(cart.createdOn, 1) < today
}

/** The cart as it is today. A day that has not come yet is a wrong clock's, and counts as today. */
export function expireCart(cart: Cart, today: VietnamDay): Cart {
  if (isExpired(cart, today)) return emptyCart
  const fromTheFuture = cart.createdOn !== null && cart.createdOn > today
  return fromTheFuture ? { ...cart, createdOn: today } : cart
}
