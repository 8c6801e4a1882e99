import { formatNumber } from '../kernel/vnd.ts'
import { formatPoints } from '../kernel/points.ts'

/** What people read about exchanging gifts. */
export const giftTexts = {
  problems: {
    windowClosed: 'Chương trình đổi quà không hợp lệ',
    outOfStock: 'Quà này vừa được đổi hết. Quý khách vui lòng chọn món khác.',
    memberLimit: 'Quý khách đã đổi đủ số lần cho phép của món quà này.',
    promotionLimit: 'Quý khách đã đổi hết số điểm cho phép trong chương trình này.',
    notEnoughPoints: 'Quý khách chưa đủ điểm để đổi món quà này.',
    unknown: 'Quà này không còn trong chương trình. Quý khách vui lòng bỏ khỏi giỏ.',
  },
  editor: {
    title: 'Bạn không có đủ điểm đổi món quà này',
    notice: 'Bỏ chọn quà khác hoặc mua/tích lũy thêm điểm để đổi món quà này',
    help: 'Quý khách điều chỉnh giỏ quà bên dưới, hoặc mua hàng và nhập mã để tích thêm điểm.',
    update: 'Cập nhật giỏ quà',
    buyMore: 'Mua thêm để tích điểm',
    cannotCheck: 'Hiện chưa đủ điểm để chọn thêm quà này',
  },
  advice: {
    missing: (points: number) => `Còn thiếu ${formatPoints(points)}`,
    remove: (names: readonly string[]) => `Bỏ ${joinNames(names)} là đủ điểm`,
    buy: (count: number, name: string) => `Mua thêm ${formatNumber(count)} ${name} là đủ điểm`,
    /** The cart's own goods bring it once they are delivered. */
    earned: (points: number) => `Đơn này hoàn tất sẽ mang về ${formatPoints(points)}, đủ để đổi`,
  },
} as const

function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} và ${names.at(-1)}`
}
