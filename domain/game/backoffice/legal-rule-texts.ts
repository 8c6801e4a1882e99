import { formatDate } from '../../kernel/dates.ts'
import { formatNumber } from '../../kernel/vnd.ts'
import type { LegalKey } from './law.ts'

export const legalKeyLabels: Record<LegalKey, string> = {
  winnerTaxRate: 'Thuế suất thu nhập từ trúng thưởng',
  winnerTaxFrom: 'Giá trị giải từ đó phải nộp thuế',
  unclaimedShare: 'Phần giải không người trúng nộp ngân sách',
  awardDays: 'Hạn trao giải',
  payDays: 'Hạn nộp ngân sách phần giải không người trúng',
  reportDays: 'Hạn báo cáo kết quả khuyến mại',
  brandDays: 'Số ngày khuyến mại may rủi một năm của một nhãn hiệu',
  dataAnswerDays: 'Yêu cầu về dữ liệu cá nhân: hạn phản hồi (ngày làm việc)',
  dataCopyDays: 'Yêu cầu về dữ liệu cá nhân: hạn cung cấp bản sao',
  dataCorrectDays: 'Yêu cầu về dữ liệu cá nhân: hạn sửa',
  dataEraseDays: 'Yêu cầu về dữ liệu cá nhân: hạn xoá',
  dataWithdrawDays: 'Yêu cầu về dữ liệu cá nhân: hạn ngừng sau khi rút đồng ý',
  dataObjectDays: 'Yêu cầu về dữ liệu cá nhân: hạn xử lý phản đối',
}

export const legalRuleTexts = {
  added: 'Thêm số liệu pháp luật',
  changed: 'Sửa số liệu pháp luật',
  imported: 'Nhập số liệu pháp luật',
  verified: 'Đối chiếu số liệu pháp luật',
  ended: 'Số liệu pháp luật hết hiệu lực khi có số liệu mới',
  url: 'Địa chỉ bắt đầu bằng https://',
  taken: 'Đã có số liệu bắt đầu từ ngày này',
  tooMuch: (most: number) => `Nhiều nhất ${formatNumber(most)}`,
  endsBeforeStart: 'Ngày cuối không được trước ngày đầu',
  overlaps: (from: string) => `Trùng thời gian với số liệu bắt đầu từ ngày ${formatDate(from)}`,
  missing: (names: readonly string[]) =>
    `Chưa có số liệu pháp luật cho thời gian của chương trình: ${names.join('; ')}.`,
  unverified: (names: readonly string[]) =>
    `Số liệu pháp luật chưa kiểm chứng, chưa ai đối chiếu với văn bản: ${names.join('; ')}.`,
} as const
