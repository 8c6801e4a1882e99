export const deskMoveTexts = {
  ownGame: 'Người soạn hoặc gửi duyệt không tự duyệt: cần một người khác.',
  ownStop: 'Người tạm dừng không tự cho chạy tiếp: cần một người khác.',
  staffOff: 'Chương trình này không cho nhân viên tặng lượt.',
  notOpen: 'Chương trình chưa mở, đang tạm dừng hoặc đã kết thúc.',
  staffPhone: 'Số điện thoại của nhân viên không nhận lượt.',
  dailyLimit: 'Mỗi ngày một chương trình tặng nhiều nhất 100 lượt bằng tay.',
  noPlace: 'Hộp giải không còn đủ chỗ, hoặc khách đã có đủ lượt.',
  fileMissing: 'Chọn một tệp',
  fileKind: 'Chỉ nhận PDF, JPG hoặc PNG',
} as const
