import { brandName } from '#domain/brand/current-brand.ts'
import { formatPoints } from '#domain/kernel/points.ts'

/** Words of the member's card. */
export const cardTexts = {
  get card() {
    return `Thẻ thành viên ${brandName()}`
  },
  get brand() {
    return brandName()
  },
  number: 'Số thẻ',
  barcode: (number: string) => `Mã vạch của thẻ số ${number}`,
  hint: 'Đưa mã này cho nhà thuốc khi mua hàng để tích điểm.',
  enlarge: 'Phóng to mã',
  print: 'In thẻ',
  bright: 'Tăng độ sáng màn hình để máy quét đọc nhanh hơn. Màn hình không tự tắt khi mã đang mở.',
  close: 'Đóng',
  available: 'Điểm dùng được',
  history: 'Lịch sử điểm',
  earned: (points: number, programme: string, days: string) =>
    `Đã tích ${formatPoints(points)} trong chương trình “${programme}” (${days})`,
  standing: 'Hạng thành viên',
  noProgramme: 'Hiện không có chương trình tích điểm nào đang chạy. Điểm của Quý khách vẫn còn.',
  benefits: 'Quyền lợi theo hạng',
  from: (points: number) => (points === 0 ? 'Khi đăng ký' : `Từ ${formatPoints(points)}`),
  yours: 'Hạng của Quý khách',
  expiring: (points: number, date: string) =>
    `${formatPoints(points)} hết hạn sau ngày ${date}. Quý khách đổi quà để không bỏ lỡ.`,
  exchange: 'Đổi quà',
  locked: 'Tài khoản tích điểm đang khoá. Gọi tổng đài để được hỗ trợ.',
} as const
