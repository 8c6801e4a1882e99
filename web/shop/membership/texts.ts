import { formatPoints } from '#domain/kernel/points.ts'

/** Words of tiers and points wherever they are shown. */
export const membershipTexts = {
  tier: (name: string) => `Hạng ${name}`,
  missing: (points: number, next: string) => `Còn ${formatPoints(points)} lên hạng ${next}`,
  top: 'Quý khách đang ở hạng cao nhất',
  progress: 'Tiến độ lên hạng',
  gifts: 'Quà đổi bằng điểm',
  giftsText: 'Nhập mã trên mỗi hộp để tích điểm, rồi đổi quà ngay trong giỏ hàng.',
  toGifts: 'Xem tất cả quà',
  nextGift: (missing: string, name: string) => `Còn ${missing} nữa để đổi ${name}`,
  affordableGift: (name: string) => `Quý khách đủ điểm đổi ${name}`,
  inReach: 'Quý khách đủ điểm đổi',
  short: (points: string) => `Còn thiếu ${points}`,
} as const
