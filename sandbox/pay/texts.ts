import { brandName } from '#domain/brand/current-brand.ts'
import type { Forgery } from './choice.ts'

/** What the sandbox's pages say. */
export const payTexts = {
  told: 'Báo kết quả',
  forged: 'Báo giả mạo',
  transferTold: 'Báo có',
  warning: 'Trang thử nghiệm của bản demo: không có tiền thật, xin đừng nhập thông tin thẻ.',
  overviewTitle: 'Thanh toán thử nghiệm',
  overviewIntro:
    'Các giao dịch thẻ gần đây của bản demo. Đặt hàng và chọn trả bằng thẻ để có thêm.',
  noPayments: 'Chưa có giao dịch thẻ nào. Đặt một đơn trả bằng thẻ rồi quay lại đây.',
  bankLink: 'Ngân hàng thử nghiệm (chuyển khoản, mã QR)',
  allPayments: 'Các giao dịch thẻ khác',
  messagesLink: 'Tin nhắn đã gửi',
  waiting: 'Đang chờ gửi đến cửa hàng',
  hurry: 'Gửi ngay tất cả',
  merchant: 'Nơi bán',
  get merchantName() {
    return brandName()
  },
  order: 'Nội dung',
  reference: 'Mã giao dịch',
  amount: 'Số tiền',
  state: 'Tình trạng',
  refunded: 'Đã hoàn',
  pay: 'Thanh toán thành công',
  cancel: 'Khách huỷ',
  review: 'Nghi ngờ, chờ xem lại',
  error: 'Lỗi của cổng',
  decline: 'Bị từ chối',
  declineWhy: 'Lý do từ chối',
  rarer: 'Trường hợp khác: im lặng, báo muộn, giả mạo…',
  silent: 'Đã trả, im lặng (không báo cửa hàng)',
  doubled: 'Đã trả, báo hai lần cùng lúc',
  noReturn: 'Đã trả, chỉ báo, khách không quay về',
  late: 'Đã trả, báo muộn',
  lateAfter: 'Báo sau (giây)',
  forge: 'Gửi thông báo giả mạo',
  forgeHow: 'Giả mạo điều gì',
  again: 'Gửi lại thông báo',
  back: 'Quay về cửa hàng',
  save: 'Lưu cách trả lời',
  modes: 'Khi cửa hàng hỏi lại hoặc xin hoàn tiền',
  log: 'Cửa hàng đã trả lời',
  refusedTitle: 'Cổng thanh toán không nhận yêu cầu này',
  refusedWhy: 'Mã lỗi',
  refusedFields: 'Trường chưa đúng',
  toShop: 'Về cửa hàng',
} as const

export const stateLabels = {
  open: 'Chờ khách thanh toán',
  paid: 'Đã thanh toán',
  failed: 'Không thành công',
  review: 'Đã trừ tiền, chờ xem lại',
} as const

export const forgeryLabels: Record<Forgery, string> = {
  signature: 'Chữ ký sai',
  amount: 'Số tiền khác',
  order: 'Đơn hàng không có',
  currency: 'Loại tiền khác (USD)',
  ownForm: 'Biểu mẫu của chính cửa hàng gửi ngược lại',
}

/** What a buyer can be refused for, by the gateway's code; the usual one first. */
export const vnpayDeclines = [
  ['51', '51 · Không đủ số dư'],
  ['11', '11 · Hết hạn chờ thanh toán'],
  ['75', '75 · Ngân hàng bảo trì'],
  ['65', '65 · Vượt hạn mức trong ngày'],
  ['10', '10 · Xác thực thẻ sai quá 3 lần'],
] as const

export const cybersourceDeclines = [
  ['203', '203 · Ngân hàng từ chối thẻ'],
  ['204', '204 · Không đủ số dư'],
  ['202', '202 · Thẻ hết hạn'],
  ['211', '211 · Sai mã CVN'],
  ['481', '481 · Bộ lọc gian lận từ chối'],
] as const

export const faultLabels: Record<string, string> = {
  '01': 'Giao dịch đã tồn tại với nội dung khác',
  '03': 'Dữ liệu gửi sang không đúng định dạng',
  '15': 'Giao dịch đã quá thời gian chờ thanh toán',
  '70': 'Sai chữ ký',
  '72': 'Không tìm thấy trang web',
  '400': 'Dữ liệu gửi sang không đúng định dạng',
  '403': 'Chữ ký, hồ sơ hoặc thời điểm ký không hợp lệ',
}

export const modeLabels: Record<string, string> = {
  query: 'Khi hỏi kết quả',
  refund: 'Khi xin hoàn tiền',
}

export const modeValueLabels: Record<string, string> = {
  truth: 'Nói thật',
  paid: 'Nói đã trả',
  failed: 'Nói không thành công',
  unknown: 'Nói không tìm thấy',
  ok: 'Nhận hoàn tiền',
  refused: 'Từ chối hoàn tiền',
  hanging: 'Treo 30 giây',
  down: 'Cổng ngừng hoạt động (503)',
}
