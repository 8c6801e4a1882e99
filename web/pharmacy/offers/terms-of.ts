import type { CounterOffer, InfoVoucher } from '#domain/counter/api.ts'

/** What a voucher gives and is for, as the words of vouchers take it. */
export function termsOf(told: InfoVoucher | CounterOffer) {
  return {
    type: told.VoucherType === 'Amount' ? ('amount' as const) : ('percentage' as const),
    value: told.VoucherValue,
    maxValue: told.MaxValue,
    productCodes: told.brand,
    minGoods: told.min_goods,
  }
}
