/** Words of settlements that the server says. */
export const settlementTexts = {
  ownRules: 'Thể lệ chương trình',
  overtaken: 'Quyết toán vừa được sửa ở nơi khác. Xem lại số liệu mới nhất.',
  settled: 'Chương trình đã quyết toán, không sửa được nữa.',
  notReady: 'Còn việc phải làm trước khi quyết toán. Xem lại danh sách việc.',
  ownNotes: 'Người đã ghi nhận các mốc không tự quyết toán: cần một người khác.',
  notClosed: 'Chương trình chưa đóng: chưa có gì để ghi nhận.',
  dayInFuture: 'Ngày này chưa đến',
  dayTooEarly: 'Ngày này trước khi chương trình kết thúc',
  amountMissing: 'Điền số tiền đã nộp',
  fileMissing: 'Tải văn bản lên',
  fileUnknown: 'Tệp này không thuộc chương trình. Tải lại văn bản.',
  referenceMissing: 'Ghi nơi đã công bố',
} as const
