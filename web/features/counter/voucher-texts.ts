export const voucherTexts = {
  voucherLabel: 'Mã voucher của khách',
  voucherHint: 'Voucher được dùng cùng mã tích điểm tiếp theo.',
  removeVoucher: 'Bỏ voucher',
} as const
