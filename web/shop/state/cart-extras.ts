import type { CartGift, CartVoucherChoice } from '#domain/cart/cart.ts'
import * as extras from '#domain/cart/extras.ts'
import { changeCart, getCart } from './cart.ts'
import { today } from '#web/state/clock.ts'

// Apart from the cart itself, which every page reads: what changes these comes when it is wanted.

export function addGift(gift: CartGift): void {
  changeCart((cart) => extras.addGift(cart, gift, today()))
}

/** Takes a gift out; what is returned puts it back. */
export function removeGift(giftId: number): () => void {
  const { gifts } = getCart()
  const index = gifts.findIndex(({ id }) => id === giftId)
  const gift = gifts[index]
  if (!gift) return () => {}
  changeCart((cart) => extras.removeGift(cart, giftId))
  return () => changeCart((cart) => extras.restoreGift(cart, gift, index, today()))
}

export function setGifts(gifts: readonly CartGift[]): void {
  changeCart((cart) => extras.setGifts(cart, gifts))
}

/** Takes a voucher, also into an empty cart: it is there for what comes next. */
export function addVoucher(voucher: CartVoucherChoice): void {
  changeCart((cart) => extras.addVoucher(cart, voucher, today()))
}

export function removeVoucher(code: string): void {
  changeCart((cart) => extras.removeVoucher(cart, code))
}
