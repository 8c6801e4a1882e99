import { formatNumber } from '../kernel/vnd.ts'
import type { BellGroup, BellKind } from './kinds.ts'

export const bellTexts = {
  bothHours: 'Vui lòng chọn cả giờ bắt đầu và giờ kết thúc.',
  sameHours: 'Giờ kết thúc phải khác giờ bắt đầu.',
  pushTitle: 'Thông báo quản trị',
} as const

/** What happened, as a line of the bell and a device say it. The record's name stands beside it. */
export const bellWords: Record<BellKind, string> = {
  chatAssigned: 'Được giao một cuộc trò chuyện',
  questionAssigned: 'Được giao một câu hỏi',
  counterfeitAssigned: 'Được giao một báo cáo nghi hàng giả',
  dataRequestAssigned: 'Được giao một yêu cầu về dữ liệu',
  counterfeitNew: 'Có báo cáo nghi hàng giả mới',
  priceWaits: 'Giá giảm sâu chờ duyệt',
  programmeWaits: 'Chương trình tích điểm chờ duyệt',
  promotionWaits: 'Đợt đổi quà chờ duyệt',
  giftWaits: 'Quà chờ duyệt',
  campaignWaits: 'Đợt voucher chờ duyệt',
  adjustmentWaits: 'Điều chỉnh điểm chờ duyệt',
  gameWaits: 'Trò chơi chờ duyệt',
  contentWaits: 'Nội dung chờ duyệt',
  priceApproved: 'Giá đã đề nghị được duyệt',
  priceRefused: 'Giá đã đề nghị không được duyệt',
  programmeApproved: 'Chương trình tích điểm đã soạn được duyệt',
  programmeRefused: 'Chương trình tích điểm đã soạn không được duyệt',
  promotionApproved: 'Đợt đổi quà đã soạn được duyệt',
  promotionRefused: 'Đợt đổi quà đã soạn không được duyệt',
  giftApproved: 'Quà đã soạn được duyệt',
  giftRefused: 'Quà đã soạn không được duyệt',
  campaignApproved: 'Đợt voucher đã soạn được duyệt',
  campaignRefused: 'Đợt voucher đã soạn không được duyệt',
  adjustmentApproved: 'Điều chỉnh điểm đã đề nghị được duyệt',
  adjustmentRefused: 'Điều chỉnh điểm đã đề nghị không được duyệt',
  gameApproved: 'Trò chơi đã soạn được duyệt',
  gameRefused: 'Trò chơi đã soạn bị trả lại',
  contentApproved: 'Nội dung đã soạn được duyệt',
  contentRefused: 'Nội dung đã soạn bị trả lại',
  dataRequestDue: 'Yêu cầu về dữ liệu sắp hết hạn hoặc đã quá hạn',
  exportDone: 'Tệp đã đặt xuất xong',
  exportFailed: 'Tệp đã đặt xuất không tạo được',
  bulkDone: 'Thao tác hàng loạt đã xong',
  bulkStopped: 'Thao tác hàng loạt đã bị dừng',
  stockLow: 'Sản phẩm sắp hết hàng',
  transferWaits: 'Tiền chuyển khoản chưa khớp đơn nào',
  refundWaits: 'Khoản hoàn tiền phải làm tay',
  cashDiffers: 'Bảng kê thu hộ bị lệch, chờ giải thích',
  deadLetter: 'Việc tự động bị lỗi và đã thôi thử lại',
  codesAlarm: 'Nhiều mã xác nhận gửi đi mà không ai nhập',
  webhookPaused: 'Webhook của đối tác đã ngừng gửi',
}

export const bellGroupWords: Record<BellGroup, string> = {
  assigned: 'Việc giao cho tôi',
  waits: 'Chờ tôi duyệt, xử lý',
  decided: 'Kết quả duyệt việc của tôi',
  deadlines: 'Sắp hết hạn',
  files: 'Tệp, thao tác hàng loạt tôi đặt',
  stock: 'Tồn kho',
  money: 'Thanh toán, hoàn tiền',
  system: 'Hệ thống',
}

/** Of a counterfeit report: what and where. */
export function reportTitle(product: string | null, place: string): string {
  return [product, place].filter(Boolean).join(' · ')
}

/** Of points by hand: how many, and what their member is told. */
export function adjustmentTitle(points: number, told: string): string {
  const sign = points > 0 ? '+' : '−'
  return `${sign}${formatNumber(Math.abs(points))} điểm · ${told}`
}
