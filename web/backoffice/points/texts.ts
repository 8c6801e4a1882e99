import { adjustmentStateLabels } from '#domain/loyalty/backoffice/texts.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** `+50 điểm` or `−50 điểm`. */
export function signedPoints(points: number): string {
  return `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))} điểm`
}

export const adjustmentScreenTexts = {
  title: 'Điều chỉnh điểm',
  text: 'Cộng hoặc trừ điểm bằng tay, có lý do và chứng từ. Vượt mức phải có người thứ hai duyệt đúng nội dung.',
  table: 'Danh sách điều chỉnh điểm',
  search: 'Mã thành viên, số cuối điện thoại, lời cho khách hoặc chứng từ',
  exports: true,
  state: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  states: adjustmentStateLabels,
  direction: 'Chiều',
  allDirections: 'Cộng và trừ',
  directions: { plus: 'Cộng điểm', minus: 'Trừ điểm' },
  member: 'Khách hàng số',
  number: 'Thành viên',
  anyMember: 'Mọi thành viên',
  columns: {
    points: 'Điểm',
    member: 'Thành viên',
    told: 'Lời cho khách',
    by: 'Người đề nghị',
    at: 'Lúc đề nghị',
    state: 'Trạng thái',
  },
  editTitle: 'Sửa đề nghị',
  editSays:
    'Người đã đọc bản trước phải đọc lại: chỉ bản này được duyệt. Người sửa không tự duyệt.',
  saved: 'Đã lưu đề nghị',
  back: 'Về danh sách điều chỉnh điểm',
  notFound: 'Không có điều chỉnh này.',
  emptyTitle: 'Chưa có điều chỉnh nào',
  emptyText: 'Chọn “Đề nghị điều chỉnh” để cộng hoặc trừ điểm cho một thành viên.',
  noneTitle: 'Không có điều chỉnh phù hợp',
  noneText: 'Thử bỏ bớt điều kiện lọc hoặc tìm với từ khác.',
  points: 'Số điểm',
  sign: 'Cộng hay trừ',
  plus: 'Cộng',
  minus: 'Trừ',
  told: 'Lời cho khách',
  toldHint: 'Khách đọc câu này trong Lịch sử điểm và tin nhắn.',
  proof: 'Chứng từ',
  proofHint: 'Mã đơn, số báo cáo, cuộc gọi… để người khác kiểm tra lại được.',

  propose: 'Đề nghị điều chỉnh',
  proposeTitle: 'Đề nghị điều chỉnh điểm',
  proposeSays: (limit: number, days: number) =>
    `Đến ${formatNumber(limit)} điểm trong ${days} ngày cho một thành viên: thực hiện ngay. Nhiều hơn: chờ người thứ hai duyệt.`,
  memberField: 'Thành viên',
  memberHint: 'Số điện thoại hoặc mã thành viên (AL…).',
  look: 'Tìm',
  found: (number: string, phone: string) => (phone ? `${number} · ${phone}` : number),
  has: (available: number) => `Có ${formatNumber(available)} điểm dùng được`,
  owed: (owed: number) => `còn nợ ${formatNumber(owed)} điểm`,
  isLocked: 'Tài khoản đang khoá',
  free: (free: number) =>
    free > 0
      ? `Còn ${formatNumber(free)} điểm không cần duyệt.`
      : 'Mọi điều chỉnh lúc này đều chờ người thứ hai duyệt.',
  lookFirst: 'Tìm thành viên trước.',
  send: 'Gửi đề nghị',
  doneNow: 'Đã điều chỉnh điểm',
  waits: 'Đã gửi, chờ người thứ hai duyệt',

  facts: 'Nội dung',
  available: 'Điểm dùng được lúc này',
  reason: 'Lý do',
  editedBy: 'Người sửa gần nhất',
  decision: 'Duyệt',
  decidedBy: 'Người thực hiện',
  decidedAt: 'Lúc',
  decidedWhy: 'Lý do',
  alone: 'Trong mức một người thực hiện được.',
  waitsFor: 'Chờ một người khác có quyền duyệt. Duyệt là duyệt đúng nội dung đang hiện.',
  ownProposal: 'Người đề nghị hoặc đã sửa không tự duyệt: cần một người khác.',
  approve: 'Duyệt',
  approveTitle: 'Duyệt điều chỉnh điểm',
  approveSays: (points: string, number: string) =>
    `${points} cho ${number}, ngay bây giờ. Khách thấy trong Lịch sử điểm và nhận tin nhắn.`,
  approved: 'Đã duyệt và điều chỉnh điểm',
  decline: 'Từ chối',
  declineTitle: 'Từ chối điều chỉnh điểm',
  declineSays: 'Điểm của khách không đổi.',
  declined: 'Đã từ chối',
  withdraw: 'Rút lại',
  withdrawTitle: 'Rút đề nghị',
  withdrawSays: 'Điểm của khách không đổi.',
  withdrawn: 'Đã rút đề nghị',
  overtaken: 'Đề nghị vừa đổi. Đang hiện bản mới nhất.',
  lockOf: 'Xem khoá tích điểm',
  allOf: 'Các điều chỉnh khác của thành viên này',
} as const
