/** Words of the cart's voucher card, which comes with the cart's first load. */
export const voucherCardTexts = {
  title: 'Voucher',
  choose: 'Chọn hoặc nhập mã',
} as const
