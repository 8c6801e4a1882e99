import { formatVnd } from '#domain/kernel/vnd.ts'

/** Words of the wallet. */
export const walletTexts = {
  usable: 'Dùng được',
  held: 'Đang giữ cho đơn hàng',
  used: 'Đã dùng',
  expired: 'Hết hạn',
  count: (count: number) => `(${count})`,
  noneUsable: 'Quý khách chưa có voucher nào dùng được lúc này.',
  emptyTitle: 'Chưa có voucher',
  emptyText: 'Đổi điểm lấy voucher, hoặc xem các ưu đãi dành cho mọi người.',
  exchange: 'Đổi điểm lấy voucher',
  offers: 'Xem ưu đãi',

  addTitle: 'Có mã voucher?',
  addText: 'Nhập mã để xem mã giảm bao nhiêu và dùng ngay trong giỏ hàng.',
  label: 'Mã voucher',
  check: 'Kiểm tra',
  saves: (amount: number) => `Tiết kiệm ${formatVnd(amount)} với giỏ hàng hiện tại.`,
  found: 'Mã đúng. Voucher được tính khi giỏ hàng đủ điều kiện.',
} as const
