import { formatDateTime } from '../../kernel/dates.ts'
import { carrierLabel } from '../../shipping/units.ts'
import type { CashCarrier, CashChip, LineVerdict, StatementState } from './states.ts'

/** Who takes money at the door, as people read it. */
export function cashCarrierLabel(carrier: CashCarrier): string {
  return carrier === 'branch' ? 'Quầy chi nhánh' : carrierLabel(carrier)
}

export const cashChipLabels: Record<CashChip, string> = {
  out: 'Chờ nộp',
  late: 'Quá hạn',
  different: 'Lệch',
  remitted: 'Đã nộp',
  done: 'Xong',
}

export const statementStateLabels: Record<StatementState, string> = {
  different: 'Lệch, chờ giải thích',
  waiting: 'Chờ tiền về tài khoản',
  banked: 'Đã về tài khoản',
  reversed: 'Đã huỷ',
}

export const verdictLabels: Record<LineVerdict, string> = {
  matched: 'Khớp',
  different: 'Lệch tiền',
  unknown: 'Không có đơn hoặc vận đơn này',
  notDelivered: 'Đơn chưa thu tiền mặt',
  remitted: 'Đã nộp',
  otherCarrier: 'Đơn của đơn vị khác',
  twice: 'Trùng dòng trước',
}

const told = 3

export const cashTexts = {
  booked: 'Ghi nhận tiền thu hộ',
  reversed: 'Huỷ bảng kê tiền thu hộ',
  banked: 'Ghi nhận tiền thu hộ đã vào ngân hàng',
  explained: 'Giải thích chênh lệch tiền thu hộ',
  bookedBefore: (reference: string, carrier: CashCarrier, by: string, at: string) =>
    `Bảng kê “${reference}” của ${cashCarrierLabel(carrier)} đã được ${by} ghi nhận lúc ${formatDateTime(at)}. Kiểm tra lại số bảng kê.`,
  verdict: (verdict: LineVerdict, statement?: string | null) =>
    statement ? `Đã nộp ở bảng kê ${statement}` : verdictLabels[verdict],
  /** Which of them, and why; `DH1 (Đã nộp ở bảng kê 12)`. */
  wrongLines: (lines: readonly { code: string; why: string }[]) => {
    const named = lines.slice(0, told).map(({ code, why }) => `${code} (${why})`)
    const rest = lines.length > told ? ` và ${lines.length - told} dòng khác` : ''
    return `Chưa ghi nhận gì: ${lines.length} dòng không ghi nhận được. ${named.join(', ')}${rest}. Bỏ các dòng đó rồi thử lại.`
  },
  wrongSum: 'Số tiền nhận được không bằng tổng tiền các đơn trừ phí.',
  noFile: 'Vui lòng chọn tệp bảng kê.',
  wrongAmount: 'Số tiền không đọc được',
  cursorUnknown: 'Danh sách đã thay đổi. Vui lòng tải lại trang.',
  heads: { code: 'Mã vận đơn', amount: 'Tiền thu hộ', fee: 'Phí' },
  exportHeads: ['Mã đơn', 'Mã vận đơn', 'Đã thu', 'Đã nộp', 'Phí', 'Chênh lệch', 'Lý do'],
}

export const cashLimitTexts = {
  added: 'Thêm hạn nộp tiền thu hộ',
  changed: 'Sửa hạn nộp tiền thu hộ',
  imported: 'Nhập hạn nộp tiền thu hộ từ tệp',
  taken: 'Đơn vị này đã có hạn nộp bắt đầu ngày đó. Sửa hạn đã có hoặc chọn ngày khác.',
}
