import { mostFound } from '#domain/counter/limits.ts'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** What the store did, in words and figures. */
export const statisticsTexts = {
  title: 'Thống kê',
  views: 'Phần thống kê',
  log: 'Lịch sử điểm',
  overview: 'Tổng quan',
  statement: 'Bảng kê',
  ownLog: 'Lịch sử tích điểm của bạn',

  from: 'Từ ngày',
  to: 'Đến ngày',
  status: 'Kết quả',
  user: 'Người nhập',
  everyone: 'Mọi người',
  all: 'Tất cả',
  keyword: 'Cuối số điện thoại, đầu/cuối mã',
  keywordShort: 'Nhập ít nhất 3 ký tự',
  search: 'Tìm',
  filters: 'Lọc nhật ký',

  sums: 'Tổng cộng',
  entries: 'Lượt nhập',
  earned: 'Thành công',
  used: 'Đã dùng',
  wrong: 'Mã chưa đúng',
  refused: 'Chưa tích được',
  points: 'Điểm',
  offers: 'Ưu đãi đã dùng',
  saved: 'Tiền giảm',
  cut: `Chỉ xem ${formatNumber(mostFound)} lượt mới nhất khớp từ khoá. Chọn khoảng ngày ngắn hơn để xem đủ.`,

  list: 'Lượt nhập mã',
  by: (name: string) => `${name} nhập`,
  sentBy: (username: string) => `${username} gửi`,
  forgotten: 'Khách',
  empty: 'Chưa có lượt nhập nào',
  emptyToday: 'Hôm nay chưa nhập mã nào. Tích điểm cho khách đầu tiên, hoặc xem những ngày trước.',
  emptyFiltered:
    'Không có lượt nhập nào khớp. Thử chọn khoảng ngày rộng hơn hoặc bỏ bớt điều kiện.',
  toEarn: 'Tích điểm',
  today: 'Xem hôm nay',
  export: 'Xuất CSV',
  loading: 'Đang tải thống kê',

  groupBy: 'Xem theo',
  byDay: 'Theo ngày',
  byWeek: 'Theo tuần',
  before: (value: string) => `Kỳ trước: ${value}`,
  chart: { day: 'Điểm theo ngày', week: 'Điểm theo tuần' },
  day: 'Ngày',
  week: 'Tuần',
  users: 'Theo nhân viên',
  noUsers: 'Trong khoảng này chưa có ai nhập mã hay dùng ưu đãi.',
  beforeAccounts: 'Trước khi có tài khoản',
  span: (from: VietnamDay, to: VietnamDay) =>
    from === to
      ? formatDate(from).slice(0, 5)
      : `${formatDate(from).slice(0, 5)} – ${formatDate(to).slice(0, 5)}`,

  month: 'Tháng',
  statementOf: (month: string) => `Bảng kê tháng ${month.slice(5)}/${month.slice(0, 4)}`,
  notFinal: 'Tháng chưa kết thúc: số liệu còn thay đổi.',
  print: 'In bảng kê',
  products: 'Theo sản phẩm',
  product: 'Sản phẩm',
  codes: 'Số mã',
  days: 'Theo ngày',
  total: 'Tổng cộng',
  nothing: 'Tháng này chưa có lượt nhập mã hay ưu đãi nào.',
  store: (name: string, code: string) => `${name} (${code})`,
  count: (count: number) => formatNumber(count),
} as const
