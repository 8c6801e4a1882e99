import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { CartVoucherChoice } from '#domain/cart/cart.ts'

/** Words of the cart page and of the cart's summary. */
export const cartTexts = {
  title: 'Giỏ hàng',
  count: (items: number, gifts: number) =>
    `(${[items > 0 && `${items} sản phẩm`, gifts > 0 && `${gifts} quà`].filter(Boolean).join(', ')})`,
  lines: 'Sản phẩm trong giỏ',
  loading: 'Đang mở giỏ hàng…',
  noScript: (hotline: string) =>
    `Trình duyệt của Quý khách đang tắt JavaScript nên chưa mở được giỏ hàng. Quý khách bật JavaScript, hoặc gọi ${hotline} để đặt hàng.`,
  emptyTitle: 'Giỏ hàng đang trống',
  emptyText: 'Sản phẩm Quý khách chọn sẽ nằm ở đây.',
  seen: 'Quý khách vừa xem',
  bestSellers: 'Được mua nhiều',
  goShopping: 'Mua hàng',
  seeOffers: 'Xem ưu đãi',

  quantityOf: (name: string) => `Số lượng ${name}`,
  remove: (name: string) => `Xoá ${name} khỏi giỏ hàng`,
  repeat: 'Mua định kỳ',
  repeatOf: (name: string) => `Mua định kỳ ${name}`,
  lineTotal: 'Thành tiền',
  fewLeft: (count: number) => `Chỉ còn ${count} sản phẩm`,
  orderLimit: (count: number) => `Mỗi đơn hàng mua tối đa ${count} sản phẩm này`,
  allTaken: (count: number) => `Quý khách đã chọn hết ${count} sản phẩm còn lại`,
  removedTitle: 'Đã xoá khỏi giỏ hàng',
  undo: 'Hoàn tác',

  changesTitle: 'Giỏ hàng vừa được cập nhật',
  changesSeen: 'Đã hiểu',
  changeRemoved: 'hiện không còn bán, đã bỏ khỏi giỏ hàng.',
  changeSoldOut: 'vừa hết hàng, đã bỏ khỏi giỏ hàng.',
  changePrice: (from: number, to: number) =>
    `giá đổi từ ${formatVnd(from)} thành ${formatVnd(to)}.`,
  changeQuantity: (from: number, to: number) => `chỉ còn ${to}, số lượng giảm từ ${from}.`,
  changeOrderLimit: (from: number, to: number) =>
    `mỗi đơn hàng mua tối đa ${to}, số lượng giảm từ ${from}.`,
  changeRepeatEnded: (every: string) =>
    `không còn giao đều mỗi ${every}, chuyển thành mua một lần.`,
  changeGiftCost: (from: number, to: number) =>
    `số điểm cần đổi thay đổi từ ${formatPoints(from)} thành ${formatPoints(to)}.`,
  giftLeft: {
    giftGone: 'không còn trong chương trình, đã bỏ khỏi giỏ hàng.',
    giftEnded: 'đã hết thời gian đổi, đã bỏ khỏi giỏ hàng.',
    giftSoldOut: 'vừa được đổi hết, đã bỏ khỏi giỏ hàng.',
    giftLimit: 'đã hết lượt đổi của Quý khách, đã bỏ khỏi giỏ hàng.',
  },

  order: 'Đơn hàng',
  total: 'Tổng tiền hàng',
  discount: 'Giảm giá sản phẩm',
  /** `Voucher THANG11 (10%, tối đa 50.000)` */
  voucher: ({ code, type, value, maxValue }: CartVoucherChoice) =>
    type === 'amount'
      ? `Voucher ${code}`
      : `Voucher ${code} (${value}%${maxValue ? `, tối đa ${formatNumber(maxValue)}` : ''})`,
  points: 'Điểm đổi quà',
  shippingFee: 'Phí giao hàng',
  feeLater: 'Tính ở bước sau',
  feeFree: 'Miễn phí',
  payment: 'Cần thanh toán',
  saved: (amount: number) => `Tiết kiệm ${formatVnd(amount)}`,
  pointsGuest: 'Dành cho thành viên:',
  pointsLogin: 'đăng nhập để tích điểm',
  continue: 'Tiếp tục đặt hàng',
  noAccount: 'Không cần tài khoản',
  reassurance: ['Kiểm tra hàng rồi mới trả tiền'],
  doseReassurance: ['Tiêm và thanh toán tại trung tâm'],
  giftReassurance: ['Điểm đổi quà được trừ khi đặt hàng', 'Huỷ đơn thì điểm được trả lại'],
} as const
