import type { CartVoucherChoice } from '#domain/cart/cart.ts'
import { toCartVoucher, type Voucher } from '#domain/voucher/api.ts'

/** A voucher of a wallet or an offer as the cart keeps it. */
export function voucherChoiceOf(voucher: Voucher): CartVoucherChoice {
  return { ...toCartVoucher(voucher), name: voucher.name }
}
