import { formatPoints } from '#domain/kernel/points.ts'

/** Words of the ledger of points. */
export const pointsTexts = {
  summary: 'Điểm của Quý khách',
  available: 'Dùng được ngay',
  holding: 'Đang giữ cho đơn đổi quà',
  pending: 'Chờ cộng từ đơn hàng',
  expiring: 'Hết hạn trong 90 ngày',
  owed: (points: number) =>
    `Quý khách còn ${formatPoints(points)} cần bù do hàng đã trả. Số điểm này được trừ dần vào các lần tích tiếp theo.`,
  locked:
    'Tài khoản tích điểm đang khoá: chưa cộng và dùng điểm được. Gọi tổng đài để được hỗ trợ.',
  earn: 'Tích điểm',
  exchange: 'Đổi quà',

  pendingTitle: 'Điểm chờ cộng',
  pendingText: 'Được cộng khi đơn hàng giao xong.',
  pendingSince: (date: string) => `Đặt ngày ${date}`,
  order: (code: string) => `Đơn hàng ${code}`,
  expiringTitle: 'Hạn dùng của điểm',
  expiringText: 'Điểm tích trước được dùng trước.',
  soon: 'Sắp hết hạn',
  expiresOn: (date: string) => `Đến hết ngày ${date}`,

  ledger: 'Các lần thay đổi điểm',
  kinds: 'Loại thay đổi',
  period: 'Thời gian',
  show: 'Xem',
  fullLedger: 'Xem sổ điểm đầy đủ',
  eventsOnly: 'Chỉ xem các lần thay đổi',
  allKinds: 'Tất cả',
  allPeriods: 'Từ trước đến nay',
  days: (count: number) => `${count} ngày qua`,
  year: (year: string) => `Năm ${year}`,
  month: (month: string) => `Tháng ${month}`,
  kind: {
    earn: 'Tích điểm',
    hold: 'Đổi quà',
    burn: 'Chi số điểm đã giữ',
    release: 'Hoàn lại điểm',
    expire: 'Hết hạn',
    adjust: 'Điều chỉnh',
    reverse: 'Hoàn, thu hồi',
  },
  given: 'Hoàn lại điểm',
  taken: 'Thu hồi điểm',

  balance: (points: number) => `Còn ${formatPoints(points)}`,
  fromHeld: 'Đã tạm giữ trước đó, không trừ thêm',
  givenBack: (note: string) => `Đã huỷ, trả lại điểm · ${note}`,
  number: 'Số giao dịch',
  time: 'Thời gian',
  why: 'Lý do',
  what: 'Loại',
  change: 'Thay đổi',
  after: 'Điểm dùng được sau đó',
  orderLabel: 'Đơn hàng',
  codeLabel: 'Mã hàng chính hãng',
  product: 'Sản phẩm',
  usableUntil: 'Dùng đến hết ngày',

  emptyTitle: 'Chưa có dữ liệu',
  emptyText:
    'Không tìm thấy dữ liệu nào phù hợp. Đổi điều kiện tìm, hoặc nhập mã đầu tiên để bắt đầu tích điểm.',
  showAll: 'Xem tất cả',
} as const
