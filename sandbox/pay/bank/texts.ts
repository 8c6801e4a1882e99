import type { Writing } from './content.ts'

/** What the bank's page says. */
export const bankTexts = {
  title: 'Ngân hàng thử nghiệm',
  intro: 'Trang thử nghiệm của bản demo: thay khách chuyển tiền đến tài khoản của cửa hàng.',
  orders: 'Đơn hàng trả bằng chuyển khoản',
  noOrders: 'Chưa có đơn nào trả bằng chuyển khoản hay mã QR. Đặt một đơn rồi quay lại đây.',
  note: 'Nội dung cần ghi',
  missing: 'Còn thiếu',
  received: 'Đã nhận',
  method: 'Hình thức',
  exact: 'Chuyển đúng số tiền',
  rarer: 'Trường hợp khác',
  amount: 'Số tiền (đồng)',
  byItself: 'để trống: tự tính',
  short: 'Chuyển thiếu',
  excess: 'Chuyển thừa',
  twice: 'Chuyển hai lần',
  repeated: 'Một lần, báo lặp lại',
  wrongNote: 'Sai nội dung',
  forged: 'Chữ ký sai',
  after: 'Báo sau (giây)',
  late: 'Đến muộn',
  tooLate: 'Chuyển khi đơn đã huỷ',
  onceMore: 'Chuyển thêm lần nữa',
  free: 'Tự nhập',
  content: 'Nội dung chuyển khoản',
  writing: 'Ngân hàng ghi lại',
  send: 'Chuyển tiền',
  told: 'Đã báo cửa hàng',
  again: 'Gửi lại (cùng mã)',
  cards: 'Giao dịch thẻ',
  messages: 'Tin nhắn đã gửi',
} as const

export const writingLabels: Record<Writing, string> = {
  vietcombank: 'Kèm số giao dịch, tên',
  asWritten: 'Nguyên văn, không dấu',
  lowerCase: 'Chữ thường, thêm lời',
  spaced: 'Bị chèn khoảng trắng',
  trailing: 'Thêm mã phía sau',
}
