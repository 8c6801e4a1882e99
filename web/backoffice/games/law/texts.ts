import { legalUnits, type legalRuleStates } from '#domain/game/backoffice/legal-rules.ts'
import type { LegalKey } from '#domain/game/backoffice/law.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'

export const lawScreenTexts = {
  title: 'Số liệu pháp luật',
  text: 'Thuế suất, ngưỡng và thời hạn mà trò chơi dùng, theo từng thời kỳ. Không số nào nằm trong phần mềm.',
  table: 'Danh sách số liệu pháp luật',
  search: 'Tên văn bản',
  add: 'Thêm số liệu',
  addTitle: 'Thêm số liệu cho thời kỳ mới',
  addSays: 'Số liệu đang có hiệu lực không thời hạn sẽ kết thúc vào ngày trước đó.',
  editTitle: 'Sửa số liệu',
  editSays: 'Sửa xong thì phải đối chiếu lại với văn bản.',
  saved: 'Đã lưu số liệu',
  back: 'Về số liệu pháp luật',
  notFound: 'Không có số liệu này.',
  emptyTitle: 'Chưa có số liệu nào',
  emptyText: 'Thêm số liệu cùng nguồn văn bản để trò chơi tính được thuế và thời hạn.',
  noneTitle: 'Không có số liệu phù hợp',
  noneText: 'Thử bỏ bớt bộ lọc.',
  key: 'Số liệu',
  allKeys: 'Mọi số liệu',
  value: 'Giá trị',
  valueHint: 'Phần trăm, số ngày hoặc số đồng, tuỳ số liệu.',
  validFrom: 'Từ ngày',
  validUntil: 'Đến hết ngày',
  validUntilHint: 'Để trống khi văn bản chưa nói ngày kết thúc.',
  source: 'Văn bản',
  sourceHint: 'Tên, số và điều khoản, ví dụ: Nghị định 81/2018/NĐ-CP, Điều 19.',
  sourceUrl: 'Địa chỉ văn bản',
  state: 'Thời kỳ',
  allStates: 'Mọi thời kỳ',
  states: {
    current: 'Đang hiệu lực',
    coming: 'Sắp hiệu lực',
    past: 'Đã hết hiệu lực',
    unverified: 'Chưa đối chiếu',
  } satisfies Record<(typeof legalRuleStates)[number], string>,
  verifiedShort: 'Đối chiếu',
  notVerified: 'Chưa đối chiếu',
  verifiedBy: (on: string, by: string) => `${formatDate(on)}${by === '' ? '' : ` · ${by}`}`,
  period: (from: string, until: string) =>
    until === '' ? `từ ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(until)}`,
  about: 'Hiệu lực và nguồn',
  openSource: 'Mở văn bản',
  note: 'Đã đối chiếu với',
  verify: 'Xác nhận đã đối chiếu',
  verifyTitle: 'Xác nhận đã đối chiếu với văn bản',
  verifySays:
    'Ghi tên người đang đăng nhập và ngày hôm nay. Chỉ xác nhận khi đã đọc đúng điều khoản trong văn bản còn hiệu lực.',
  verifyNote: 'Đã đọc ở đâu',
  verifyNoteHint: 'Văn bản, điều, khoản; nơi đọc.',
  verified: 'Đã ghi nhận đối chiếu',
  conflict: 'Số liệu vừa được sửa. Đọc lại rồi xác nhận.',
} as const

/** A figure with its unit. */
export function legalValue(key: LegalKey, value: number): string {
  switch (legalUnits[key]) {
    case 'percent':
      return `${value}%`
    case 'days':
      return `${formatNumber(value)} ngày`
    case 'vnd':
      return formatVnd(value)
  }
}
