import { formatNumber } from '../../kernel/vnd.ts'

/** What is refused about points by hand, and what the audit calls it. */
export const adjustmentTexts = {
  added: 'Đề nghị điều chỉnh điểm',
  changed: 'Sửa đề nghị điều chỉnh điểm',
  imported: 'Nhập điều chỉnh điểm',
  doneAtOnce: 'Điều chỉnh điểm',
  approved: 'Duyệt điều chỉnh điểm',
  declined: 'Từ chối điều chỉnh điểm',
  withdrawn: 'Rút đề nghị điều chỉnh điểm',
  memberNeeded: 'Nhập số điện thoại hoặc mã thành viên (AL…)',
  memberUnknown: 'Chưa có thành viên nào với số này',
  pointsNeeded: 'Nhập số điểm khác 0, có dấu trừ nếu là trừ điểm',
  toldNeeded: 'Viết ít nhất 5 ký tự: khách sẽ đọc câu này',
  notEnough: (available: number) => `Khách chỉ còn ${formatNumber(available)} điểm dùng được`,
  notYours: 'Người đề nghị hoặc đã sửa không tự duyệt; cần một người khác',
  onlyProposer: 'Chỉ người đề nghị rút được đề nghị này',
  settled: 'Đề nghị này đã xử lý xong',
} as const

export const adjustmentStateLabels = {
  waiting: 'Chờ duyệt',
  done: 'Đã thực hiện',
  declined: 'Từ chối',
  withdrawn: 'Đã rút',
} as const

/** Heads of the file of adjustments. */
export const adjustmentColumns = {
  id: 'Số',
  state: 'Trạng thái',
  number: 'Mã thành viên',
  points: 'Điểm',
  told: 'Lời cho khách',
  proof: 'Chứng từ',
  proposedBy: 'Người đề nghị',
  proposedAt: 'Lúc đề nghị',
  decidedBy: 'Người thực hiện',
  decidedAt: 'Lúc thực hiện',
} as const

/** What is refused about locks, and what the audit calls them. */
export const lockTexts = {
  added: 'Khoá tích điểm của thành viên',
  changed: 'Sửa khoá tích điểm',
  imported: 'Nhập khoá tích điểm',
  ended: 'Mở khoá tích điểm',
  taken: 'Thành viên này đang bị khoá',
  memberUnknown: adjustmentTexts.memberUnknown,
  toldNeeded: 'Viết ít nhất 10 ký tự: khách và nhà thuốc sẽ đọc câu này',
  untilPast: 'Ngày cuối phải từ hôm nay trở đi',
  over: 'Khoá này đã kết thúc',
  byItself: 'Hết hạn khoá',
  system: 'Hệ thống',
} as const

export const lockStateLabels = { open: 'Đang khoá', ended: 'Đã mở' } as const

/** Heads of the file of locks. */
export const lockColumns = {
  number: 'Mã thành viên',
  state: 'Trạng thái',
  told: 'Lý do khách đọc',
  until: 'Đến hết ngày',
  lockedBy: 'Người khoá',
  lockedAt: 'Lúc khoá',
  endedAt: 'Lúc mở',
} as const
