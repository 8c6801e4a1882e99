import type { VietnamDay } from '../kernel/dates.ts'
import type { Cart, CartGift, CartVoucherChoice } from './cart.ts'
import { settleCart } from './change.ts'

/** Puts a gift in, one piece of each; whether it may be added is decided before (domain/gift). */
export function addGift(cart: Cart, gift: CartGift, today: VietnamDay): Cart {
  if (cart.gifts.some(({ id }) => id === gift.id)) return cart
  return { ...cart, gifts: [...cart.gifts, gift], createdOn: cart.createdOn ?? today }
}

/** Takes a gift out; a cart that is empty then is a new one. */
export function removeGift(cart: Cart, giftId: number): Cart {
  return setGifts(
    cart,
    cart.gifts.filter(({ id }) => id !== giftId),
  )
}

/** The cart with these gifts in place of its own. */
export function setGifts(cart: Cart, gifts: readonly CartGift[]): Cart {
  return settleCart({ ...cart, gifts })
}

/** Puts a removed gift back where it was (undo). */
export function restoreGift(cart: Cart, gift: CartGift, index: number, today: VietnamDay): Cart {
  if (cart.gifts.some(({ id }) => id === gift.id)) return cart
  const gifts = cart.gifts.toSpliced(index, 0, gift)
  return { ...cart, gifts, createdOn: cart.createdOn ?? today }
}

/** Takes a voucher; the same code again brings its terms up to date. */
export function addVoucher(cart: Cart, voucher: CartVoucherChoice, today: VietnamDay): Cart {
  const index = cart.vouchers.findIndex(({ code }) => code === voucher.code)
  const vouchers = index < 0 ? [...cart.vouchers, voucher] : cart.vouchers.with(index, voucher)
  return { ...cart, vouchers, createdOn: cart.createdOn ?? today }
}

/** Takes a voucher out by its code. */
export function removeVoucher(cart: Cart, code: string): Cart {
  return settleCart({ ...cart, vouchers: cart.vouchers.filter((each) => each.code !== code) })
}
