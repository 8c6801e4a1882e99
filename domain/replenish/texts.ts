/** What members read about their standing orders. */
export const replenishTexts = {
  tooSoon: (day: string) => `Vui lòng chọn từ ngày ${day}: chúng tôi báo trước hai ngày`,
  tooFar: (day: string) => `Vui lòng chọn đến ngày ${day}`,
  hasEnded: 'Đơn định kỳ này đã kết thúc. Vui lòng đặt sản phẩm theo định kỳ lần nữa.',
  otherPrice: 'Giá vừa thay đổi. Vui lòng xem lại giá mới trước khi đồng ý.',
  // Why a cycle made no order.
  priceRose: (from: string, to: string) => `Giá tăng từ ${from} lên ${to}`,
  short: (available: number) =>
    available > 0 ? `Kho chỉ còn ${available} sản phẩm` : 'Sản phẩm tạm hết hàng',
  notSold: 'Sản phẩm hiện không còn bán',
  noPlace: 'Địa chỉ giao hàng không còn dùng được',
  notPossible: 'Chưa đặt được đơn',
  dayChanged: 'Quý khách đã đổi ngày',
  paused: 'Quý khách đã tạm dừng',
  ended: 'Quý khách đã kết thúc',
  orderedAgain: 'Quý khách đã đặt sản phẩm này trước kỳ',
  pickupAt: (branch: string) => `Nhận tại chi nhánh ${branch}`,
}
