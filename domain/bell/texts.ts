import type { BellGroup, BellKind } from './kinds.ts'

export const bellTexts = {
  bothHours: 'Vui lòng chọn cả giờ bắt đầu và giờ kết thúc.',
  sameHours: 'Giờ kết thúc phải khác giờ bắt đầu.',
  pushTitle: 'Thông báo quản trị',
} as const

/** What happened, as a line of the bell and a device say it. The record's name stands beside it. */
export const bellWords: Record<BellKind, string> = {
  chatAssigned: 'Một cuộc trò chuyện được giao cho bạn',
  questionAssigned: 'Một câu hỏi được giao cho bạn',
  counterfeitAssigned: 'Một báo cáo nghi hàng giả được giao cho bạn',
  dataRequestAssigned: 'Một yêu cầu về dữ liệu được giao cho bạn',
  counterfeitNew: 'Có báo cáo nghi hàng giả mới',
  priceWaits: 'Giá giảm sâu chờ bạn duyệt',
  programmeWaits: 'Chương trình tích điểm chờ bạn duyệt',
  promotionWaits: 'Đợt đổi quà chờ bạn duyệt',
  giftWaits: 'Quà chờ bạn duyệt',
  adjustmentWaits: 'Điều chỉnh điểm chờ bạn duyệt',
  gameWaits: 'Trò chơi chờ bạn duyệt',
  contentWaits: 'Nội dung chờ bạn duyệt',
  priceApproved: 'Giá bạn đề nghị đã được duyệt',
  priceRefused: 'Giá bạn đề nghị không được duyệt',
  programmeApproved: 'Chương trình tích điểm bạn soạn đã được duyệt',
  programmeRefused: 'Chương trình tích điểm bạn soạn không được duyệt',
  promotionApproved: 'Đợt đổi quà bạn soạn đã được duyệt',
  promotionRefused: 'Đợt đổi quà bạn soạn không được duyệt',
  giftApproved: 'Quà bạn soạn đã được duyệt',
  giftRefused: 'Quà bạn soạn không được duyệt',
  adjustmentApproved: 'Điều chỉnh điểm bạn đề nghị đã được duyệt',
  adjustmentRefused: 'Điều chỉnh điểm bạn đề nghị không được duyệt',
  gameApproved: 'Trò chơi bạn soạn đã được duyệt',
  gameRefused: 'Trò chơi bạn soạn bị trả lại',
  contentApproved: 'Nội dung bạn soạn đã được duyệt',
  contentRefused: 'Nội dung bạn soạn bị trả lại',
  dataRequestDue: 'Yêu cầu về dữ liệu sắp hết hạn hoặc đã quá hạn',
  exportDone: 'Tệp bạn đặt xuất đã xong',
  exportFailed: 'Tệp bạn đặt xuất không tạo được',
  stockLow: 'Sản phẩm sắp hết hàng',
  transferWaits: 'Tiền chuyển khoản chưa khớp đơn nào',
  refundWaits: 'Khoản hoàn tiền phải làm tay',
  deadLetter: 'Việc tự động bị lỗi và đã thôi thử lại',
  codesAlarm: 'Nhiều mã xác thực gửi đi mà không ai nhập',
  webhookPaused: 'Webhook của đối tác đã ngừng gửi',
}

export const bellGroupWords: Record<BellGroup, string> = {
  assigned: 'Việc giao cho tôi',
  waits: 'Chờ tôi duyệt, xử lý',
  decided: 'Kết quả duyệt việc của tôi',
  deadlines: 'Sắp hết hạn',
  files: 'Tệp tôi đặt xuất',
  stock: 'Tồn kho',
  money: 'Thanh toán, hoàn tiền',
  system: 'Hệ thống',
}
