import { mostFound } from '#domain/counter/limits.ts'
import { formatDate, type VietnamDay } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'

interface Deeds {
  entries: number
  earned: number
  offers: number
  saved: number
}

const weekdays = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']

/** What the pharmacy did, in words and figures. */
export const statisticsTexts = {
  views: 'Phần thống kê',
  log: 'Lịch sử mã',
  title: 'Thống kê',
  ownTitle: 'Thống kê của bạn',
  overview: 'Tổng quan',
  statement: 'Bảng kê',

  from: 'Từ ngày',
  to: 'Đến ngày',
  status: 'Kết quả',
  user: 'Người nhập',
  everyResult: 'Mọi kết quả',
  onlyOf: (user: string) => `Chỉ của ${user}`,
  keyword: 'Cuối số điện thoại, đầu/cuối mã',
  keywordExample: 'Tìm số, mã',
  keywordShort: 'Nhập ít nhất 3 ký tự',
  search: 'Tìm',
  filters: 'Lọc nhật ký',

  sums: 'Tổng cộng',
  entries: 'Lượt nhập',
  earned: 'Thành công',
  used: 'Đã dùng',
  wrong: 'Chưa đúng',
  refused: 'Chưa tích',
  points: 'Điểm đã tặng',
  offers: 'Ưu đãi đã dùng',
  saved: 'Giảm cho khách',
  heads: {
    entries: 'Lượt nhập',
    earned: 'Thành công',
    used: 'Đã dùng',
    wrong: 'Chưa đúng',
    refused: 'Chưa tích',
    points: 'Điểm',
    offers: 'Ưu đãi',
    saved: 'Giảm (VNĐ)',
  },
  /** What was done, in a line. */
  deeds: ({ earned, entries, offers, saved }: Deeds) =>
    [
      `${formatNumber(earned)} mã thành công trên ${formatNumber(entries)} lượt nhập`,
      ...(offers > 0 ? [`${formatNumber(offers)} ưu đãi, giảm ${formatVnd(saved)}`] : []),
    ].join(' · '),
  cut: `Chỉ xem ${formatNumber(mostFound)} lượt mới nhất khớp từ khoá. Chọn khoảng ngày ngắn hơn để xem đủ.`,

  list: 'Lượt nhập mã',
  time: 'Lúc',
  customer: 'Khách · mã',
  result: 'Kết quả',
  productAndHand: 'Sản phẩm · người nhập',
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

  games: 'Trò chơi tại quầy',
  gameEntries: 'Lượt nhận',
  gameTurns: 'Đã chơi',
  gameWins: 'Trúng',
  noGames: 'Trong khoảng này chưa có lượt chơi nào tại quầy.',
  gamesFailed: 'Chưa tải được số liệu trò chơi.',
  game: 'Chương trình',

  groupBy: 'Xem theo',
  byDay: 'Theo ngày',
  byWeek: 'Theo tuần',
  asBefore: 'Không đổi',
  more: 'Tăng',
  less: 'Giảm',
  comparedWith: (from: VietnamDay, to: VietnamDay) =>
    `Mũi tên so với kỳ liền trước, ${formatDate(from).slice(0, 5)} – ${formatDate(to).slice(0, 5)}.`,
  chart: { day: 'Điểm theo ngày', week: 'Điểm theo tuần' },
  day: 'Ngày',
  week: 'Tuần',
  users: 'Theo nhân viên',
  noUsers: 'Trong khoảng này chưa có ai nhập mã hay dùng ưu đãi.',
  beforeAccounts: 'Trước khi có tài khoản',
  weekday: (day: VietnamDay) =>
    `${weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]} ${formatDate(day).slice(0, 5)}`,
  span: (from: VietnamDay, to: VietnamDay) =>
    from === to
      ? formatDate(from).slice(0, 5)
      : `${formatDate(from).slice(0, 5)} – ${formatDate(to).slice(0, 5)}`,

  month: 'Tháng',
  monthName: (month: string) => `Tháng ${month.slice(5)}/${month.slice(0, 4)}`,
  monthBefore: 'Tháng trước',
  monthAfter: 'Tháng sau',
  statementOf: (month: string) => `Bảng kê tháng ${month.slice(5)}/${month.slice(0, 4)}`,
  notFinal: 'Tháng chưa kết thúc: số liệu còn thay đổi.',
  print: 'In bảng kê',
  products: 'Theo sản phẩm',
  product: 'Sản phẩm',
  codes: 'Số mã',
  days: 'Theo ngày',
  nothing: 'Tháng này chưa có lượt nhập mã hay ưu đãi nào.',
  pharmacy: (name: string, code: string) => `${name} (${code})`,
} as const
