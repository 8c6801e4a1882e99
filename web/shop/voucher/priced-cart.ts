import { pricedLines, type Cart, type CartVoucherChoice } from '#domain/cart/cart.ts'
import { atStaffPrice, type StaffIncentives } from '#domain/cart/staff-incentive.ts'
import { summarizeCart, type CartSummary } from '#domain/cart/summary.ts'
import { savingsOf } from '#domain/voucher/savings.ts'
import type { VoucherVerdict } from './verdicts.ts'

export interface PricedCart {
  summary: CartSummary
  /** The vouchers that save something, each with its share; the order is sent with these. */
  applied: readonly { voucher: CartVoucherChoice; saving: number }[]
}

/**
 * What the cart costs, at the staff price where there is one. Vouchers that the shop has refused stay
 * chosen and do not count.
 */
export function priceCart(
  cart: Cart,
  verdicts: readonly VoucherVerdict[],
  incentives: StaffIncentives = {},
): PricedCart {
  const lines = atStaffPrice(pricedLines(cart), incentives)
  const counted = countedVouchers(cart, verdicts)
  const savings = savingsOf(lines, counted)
  return {
    summary: summarizeCart(lines, counted, cart.gifts),
    applied: counted
      .map((voucher, index) => ({ voucher, saving: savings[index]! }))
      .filter(({ saving }) => saving > 0),
  }
}

export function countedVouchers(
  { vouchers }: Pick<Cart, 'vouchers'>,
  verdicts: readonly VoucherVerdict[],
): CartVoucherChoice[] {
  const refused = new Set(verdicts.filter(({ usable }) => !usable).map(({ code }) => code))
  return vouchers.filter(({ code }) => !refused.has(code))
}
