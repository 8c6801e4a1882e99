/** What is read beside an order that comes again: its terms, and what becomes of them with it. */
export const repeatedOrderTexts = {
  terms: [
    'Mỗi kỳ là một đơn hàng thường: giao đến cùng địa chỉ, trả tiền khi nhận hàng, tính theo giá của ngày đặt.',
    'Trước mỗi kỳ hai ngày chúng tôi báo ngày và giá. Giá tăng so với lúc báo thì chỉ đặt khi Quý khách đồng ý.',
    'Đổi ngày, tạm dừng hoặc kết thúc bất cứ lúc nào tại Hồ sơ, mục Giao đều.',
  ],
  onceForGuests: 'Đặt không đăng nhập thì đơn này chỉ giao một lần.',
  priceNow: (quantity: number, total: string) => `${quantity} sản phẩm, giá hiện tại ${total}`,
  afterCancel: 'Giao đều của đơn này',
  endToo: 'Kết thúc luôn giao đều',
  endTooText: 'Không có đơn nào tự đặt nữa.',
  keepRest: 'Chỉ huỷ đơn này, vẫn giao đều',
  keepRestText: (day: string) => `Đơn tiếp theo: ${day}.`,
  manage: 'Xem và thay đổi',
} as const
