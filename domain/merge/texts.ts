import type { MergeForbids, MergeSide, MergeState, PhoneProof } from './kinds.ts'

/** What is refused about merges, and what the audit calls what is done of them. */
export const mergeTexts = {
  added: 'Mở yêu cầu gộp số điện thoại',
  changed: 'Sửa lý do gộp số điện thoại',
  imported: 'Nhập yêu cầu gộp số điện thoại',
  codeSent: 'Gửi mã gộp số điện thoại',
  proven: 'Xác minh số điện thoại để gộp',
  done: 'Gộp hai số điện thoại',
  cancelled: 'Huỷ yêu cầu gộp số điện thoại',
  samePhone: 'Hai số phải khác nhau',
  mergingAlready: 'Một trong hai số đang có yêu cầu gộp chưa xong',
  over: 'Yêu cầu gộp này đã xong',
  unproven: 'Cần xác minh cả hai số trước',
  provenAlready: 'Số này đã được xác minh',
  needsAnother: 'Có số không xác minh bằng mã: cần người có quyền duyệt thực hiện',
  notYours: 'Người mở hoặc đã xác minh không tự duyệt; cần một người khác',
  phoneGone: 'Số cũ không còn là của khách này',
} as const

export const mergeForbidWords: Record<MergeForbids, string> = {
  locked: 'Tài khoản tích điểm của một trong hai số đang bị khoá: mở khoá trước.',
  holding: 'Số cũ có đơn đang giữ điểm: chờ đơn giao xong hoặc huỷ đơn trước.',
  adjusting: 'Số cũ có đề nghị điều chỉnh điểm đang chờ duyệt: duyệt hoặc bỏ trước.',
  erasing: 'Một trong hai số đang chờ xoá dữ liệu: không gộp được.',
  sameRequest: 'Hai số cùng có một loại yêu cầu dữ liệu chưa xong: đóng một yêu cầu trước.',
  employee: 'Một trong hai số thuộc danh sách nhân viên công ty: sửa danh sách trước.',
}

export const mergeStateLabels: Record<MergeState, string> = {
  waiting: 'Đang chờ',
  done: 'Đã gộp',
  cancelled: 'Đã huỷ',
}

export const phoneProofLabels: Record<PhoneProof, string> = {
  code: 'Mã gửi đến số này',
  words: 'Bằng chứng khác',
}

export const mergeSideLabels: Record<MergeSide, string> = {
  from: 'Số cũ (bỏ đi)',
  to: 'Số mới (ở lại)',
}

export const mergeColumns = {
  id: 'Số',
  state: 'Trạng thái',
  from: mergeSideLabels.from,
  to: mergeSideLabels.to,
  why: 'Lý do',
  startedBy: 'Người mở',
  startedAt: 'Mở lúc',
  endedAt: 'Xong lúc',
} as const
