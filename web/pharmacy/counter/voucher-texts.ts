export const voucherTexts = {
  voucherLabel: 'Mã ưu đãi của khách',
  voucherHint: 'Ưu đãi được dùng cùng mã tích điểm tiếp theo.',
  removeVoucher: 'Bỏ ưu đãi',
} as const
