/** Below what was ordered, in an order's mails. */
export const mailTexts = {
  goods: 'Tiền hàng',
  voucher: 'Voucher',
  delivery: 'Phí giao hàng',
  total: 'Tổng cộng',
}
