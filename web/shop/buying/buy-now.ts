import type { NavigateFunction } from 'react-router'
import { findLine } from '#domain/cart/cart.ts'
import { getCart, setCartQuantity, setCartRepeat } from '#web/shop/state/cart.ts'
import { getBoughtNow, keepBoughtNow } from './bought-now.ts'
import { goToDelivery } from './go-to-delivery.ts'

interface Wanted {
  productId: number
  quantity: number
  repeatEvery?: string | null | undefined
}

export interface Buyer {
  /** Puts it into the cart; false where it cannot be had. */
  add: () => boolean
  navigate: NavigateFunction
  isMember: boolean
}

/** Straight to delivery. Pressed again for the same product, it sets what it put there: nobody buys twice by it. */
export function buyNow(wanted: Wanted, { add, navigate, isMember }: Buyer): void {
  if (!takesItsPlace(wanted) && !add()) return
  keepBoughtNow(wanted.productId, wanted.quantity)
  goToDelivery(navigate, isMember, wanted.productId)
}

/** What an earlier press put there becomes what this one asks for; false where there was none. */
function takesItsPlace({ productId: id, quantity, repeatEvery }: Wanted): boolean {
  const line = findLine(getCart(), id)
  const earlier = Math.min(getBoughtNow(id), line?.quantity ?? 0)
  if (!line || earlier === 0) return false
  setCartQuantity(id, line.quantity - earlier + quantity)
  if (repeatEvery !== undefined) setCartRepeat(id, repeatEvery)
  return true
}
