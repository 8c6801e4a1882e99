/** What the server says of orders that are taken by telephone. */
export const phoneTexts = {
  taken: 'Tạo đơn qua điện thoại',
  noGoods: 'Vui lòng chọn ít nhất một sản phẩm',
  agreementMissing: 'Vui lòng xác nhận khách đã đồng ý điều khoản mua hàng',
  notSold: 'Không còn bán',
  tooFew: (available: number) => (available > 0 ? `Chỉ còn ${available}` : 'Đã hết hàng'),
  looked: 'Tạo đơn qua điện thoại',
} as const
