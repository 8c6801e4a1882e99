import { formatDate } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { otpTexts, type OtpWords } from '#web/features/identity/otp/texts.ts'

/** Words around vouchers at the counter: using one, what is open today, what was used. */
export const offerTexts = {
  offer: {
    title: 'Mã ưu đãi',
    intro: 'Kiểm tra và dùng mã ưu đãi của khách ngay tại quầy.',
    code: 'Mã ưu đãi của khách',
    use: 'Dùng ưu đãi',
    done: 'Đã dùng ưu đãi',
    list: 'Ưu đãi đang áp dụng tại quầy',
    none: 'Hôm nay chưa có ưu đãi tại quầy',
    noneText: 'Khi có chương trình mới, ưu đãi sẽ hiện ở đây.',
  },
  prize: {
    title: 'Mã dự thưởng',
    intro: 'Kiểm tra mã dự thưởng của khách và trao quà tại quầy.',
    code: 'Mã dự thưởng của khách',
    use: 'Xác nhận trao quà',
    done: 'Đã xác nhận trao quà',
    list: 'Quà đang trao tại quầy',
    none: 'Hôm nay chưa có quà trao tại quầy',
    noneText: 'Khi có chương trình mới, quà sẽ hiện ở đây.',
  },
  codeMissing: 'Nhập hoặc quét mã của khách',
  codeHint: 'Không phân biệt chữ hoa, chữ thường và dấu gạch.',
  scan: 'Quét mã',
  check: 'Kiểm tra mã',
  otherKind: {
    offer: 'Đây là mã ưu đãi. Vui lòng dùng ở mục Mã ưu đãi.',
    prize: 'Đây là mã dự thưởng. Vui lòng dùng ở mục Mã dự thưởng.',
  },
  goOther: { offer: 'Sang Mã ưu đãi', prize: 'Sang Mã dự thưởng' },
  usable: 'Dùng được',
  notUsable: 'Chưa dùng được',
  until: (day: string) => `Hạn dùng ${formatDate(day)}`,
  worth: (amount: number) => `Quà trị giá ${formatVnd(amount)}`,
  amount: 'Số tiền hoá đơn (đồng)',
  amountHint: 'Trước khi trừ ưu đãi.',
  amountFrom: (least: number) => `Từ ${formatVnd(least)} trở lên, trước khi trừ ưu đãi.`,
  bill: (amount: number) => `Hoá đơn ${formatVnd(amount)}, trước khi trừ ưu đãi.`,
  billSaves: (amount: number, saving: number) =>
    `Hoá đơn ${formatVnd(amount)}, giảm ${formatVnd(saving)} cho khách.`,
  billLacks: (missing: number) => `Còn thiếu ${formatVnd(missing)} mới dùng được ưu đãi này.`,
  amountMissing: 'Nhập số tiền hoá đơn để tính ưu đãi',
  needsOtp: 'Khách xác nhận bằng mã gửi đến điện thoại, có hiệu lực 10 phút.',
  sendOtp: 'Gửi mã cho khách',
  changeCode: 'Nhập mã khác',
  saved: (amount: number) => `Giảm ${formatVnd(amount)} cho khách.`,
  prizeDone: (name: string) => `Vui lòng trao “${name}” cho khách.`,
  codeOf: (code: string) => `Mã ${code}`,
  ofPhone: (phone: string) => `Khách ${phone}`,
  next: 'Khách tiếp theo',
  seeHistory: 'Xem lịch sử ưu đãi',
  remaining: (count: number) => (count > 0 ? `Còn ${formatNumber(count)} lượt` : 'Đã hết lượt'),
  unlimited: 'Không giới hạn lượt',
  asksOtp: 'Cần mã xác nhận',
  loading: 'Đang tải ưu đãi',
  failed: 'Chưa tải được ưu đãi',
} as const

/** The customer has the message, whoever works at the counter types it. */
export const counterOtpTexts: OtpWords = {
  ...otpTexts,
  sentTo: (phone) => `Khách đọc mã 6 chữ số vừa gửi đến số ${phone}.`,
  timeLeft: (seconds) =>
    `Mã còn hiệu lực ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  codeNotValidText: 'Nhờ khách đọc lại 6 chữ số trong tin nhắn mới nhất.',
  codeExpiredText: 'Gửi mã mới, rồi nhờ khách đọc mã trong tin nhắn vừa nhận.',
}

export const historyTexts = {
  title: 'Lịch sử ưu đãi',
  intro: 'Ưu đãi và quà đã dùng tại nhà thuốc.',
  filters: 'Lọc lịch sử',
  from: 'Từ ngày',
  to: 'Đến ngày',
  status: 'Trạng thái',
  kind: 'Loại',
  all: 'Tất cả',
  kinds: { offer: 'Ưu đãi', prize: 'Quà dự thưởng' },
  statuses: { used: 'Đã dùng', cancelled: 'Đã huỷ' },
  keyword: 'Cuối số điện thoại, mã, tên ưu đãi',
  keywordShort: 'Nhập ít nhất 3 ký tự',
  search: 'Tìm',
  sums: 'Tổng cộng',
  used: 'Lượt đã dùng',
  cancelled: 'Lượt đã huỷ',
  saved: 'Tổng tiền giảm',
  list: 'Danh sách lượt dùng',
  by: (name: string) => `${name} thực hiện`,
  bill: (amount: number) => `Hoá đơn ${formatVnd(amount)}`,
  products: (count: number) => `${formatNumber(count)} sản phẩm`,
  cancelledFor: (reason: string) => `Lý do huỷ: ${reason}`,
  cancel: 'Huỷ lượt dùng',
  cancelTitle: 'Huỷ lượt dùng này?',
  cancelText: (name: string, phone: string) =>
    `“${name}” của khách ${phone} sẽ dùng lại được, tổng kết hôm nay giảm theo. Chỉ huỷ được trong ngày.`,
  reason: 'Lý do huỷ',
  reasonShort: 'Nhập lý do, ít nhất 3 ký tự',
  keep: 'Không huỷ',
  cancelDone: 'Đã huỷ. Khách dùng lại được ưu đãi này.',
  empty: 'Chưa có lượt dùng nào',
  emptyToday:
    'Hôm nay chưa dùng ưu đãi nào. Dùng mã của khách đầu tiên, hoặc xem những ngày trước.',
  emptyFiltered:
    'Không có lượt dùng nào khớp. Thử chọn khoảng ngày rộng hơn hoặc bỏ bớt điều kiện.',
  toOffers: 'Dùng mã ưu đãi',
  today: 'Xem hôm nay',
  loading: 'Đang tải lịch sử',
  page: (page: number, pages: number) => `Trang ${page}/${pages}`,
} as const
