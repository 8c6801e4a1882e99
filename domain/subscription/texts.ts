/** What members read about their subscriptions. */
export const subscriptionTexts = {
  tooSoon: (day: string) => `Vui lòng chọn từ ngày ${day}: chúng tôi báo trước hai ngày`,
  tooFar: (day: string) => `Vui lòng chọn đến ngày ${day}`,
  hasEnded:
    'Giao đều của sản phẩm này đã kết thúc. Quý khách chọn Giao đều ở trang sản phẩm để bắt đầu lại.',
  otherPrice: 'Giá vừa thay đổi. Vui lòng xem lại giá mới trước khi đồng ý.',
  otherFee: 'Phí giao hàng vừa thay đổi. Vui lòng xem lại phí mới trước khi đồng ý.',
  notOffered: (name: string, cycle: string) =>
    `${name} hiện không giao đều mỗi ${cycle}. Vui lòng mở lại giỏ hàng để chọn lại.`,
  // Why a cycle made no order.
  priceRose: (from: string, to: string) => `Giá tăng từ ${from} lên ${to}`,
  feeRose: (from: string, to: string) =>
    `Phí giao hàng tăng từ ${from} lên ${to}, Quý khách chưa đồng ý`,
  short: (available: number) =>
    available > 0 ? `Kho chỉ còn ${available} sản phẩm` : 'Sản phẩm tạm hết hàng',
  overLimit: (limit: number) => `Mỗi đơn hàng mua tối đa ${limit} sản phẩm này`,
  notSold: 'Sản phẩm hiện không còn bán',
  noPlace: 'Địa chỉ giao hàng không còn dùng được',
  notPossible: 'Chưa đặt được đơn',
  dayChanged: 'Quý khách đã đổi ngày',
  paused: 'Quý khách đã tạm dừng',
  ended: 'Quý khách đã kết thúc',
  orderedAgain: 'Quý khách đã đặt sản phẩm này trước kỳ',
  neverChosen:
    'Chúng tôi đã dừng, vì trước đây chưa hỏi ý Quý khách. Muốn nhận đều: chọn Giao đều ở trang sản phẩm.',
  orderCancelled: (code: string) => `Kết thúc cùng đơn hàng ${code} đã huỷ`,
  /** What a message names of several products. */
  products: (first: string, others: number) =>
    others === 0 ? first : `${first} và ${others} sản phẩm khác`,
  pickupAt: (branch: string) => `Nhận tại chi nhánh ${branch}`,
}
