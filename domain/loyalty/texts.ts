/** What the ledger writes beside entries that nobody asked for. */
export const ledgerNotes = {
  expired: 'Điểm hết hạn sử dụng',
  profileCompleted: 'Quà hoàn thiện hồ sơ',
  debtPaid: 'Trừ vào số điểm còn nợ',
  erased: 'Tài khoản đã được xoá theo yêu cầu',
  merged: 'Gộp hai số điện thoại của cùng một người',
} as const
