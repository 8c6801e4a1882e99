import { brandName } from '#domain/brand/current-brand.ts'
/** The frame of a pharmacy's area: header, menu, what stands in place of a page. */
export const pharmacyTexts = {
  get area() {
    return `Quầy ${brandName()}`
  },
  areaOf: (name: string) => `${name} | Quầy ${brandName()}`,
  menu: 'Menu nhà thuốc',
  tabs: 'Mục chính',
  openMenu: 'Mở menu',
  home: 'Trang chủ',
  earn: 'Tích điểm',
  offerCodes: 'Mã ưu đãi',
  offers: 'Ưu đãi',
  prizeCodes: 'Mã dự thưởng',
  offerHistory: 'Lịch sử ưu đãi',
  used: 'Đã dùng',
  statistics: 'Thống kê',
  purchases: 'Lịch sử mua hàng',
  reminders: 'Nhắc nhở',
  reminder: 'Nhắc nhở',
  survey: 'Trả lời khảo sát',
  settings: 'Cài đặt đăng nhập',
  games: {
    'quay-so': 'Quay số',
    'vong-quay-may-man': 'Vòng quay may mắn',
    'li-xi-dau-nam': 'Lì xì đầu năm',
  },
  dueReminders: (count: number) => `${count} khách cần nhắc`,

  offline: 'Mất mạng',
  waitingCodes: (count: number) => `${count} mã chờ gửi`,
  offlineHint: 'Mã nhập lúc này được giữ trên máy và tự gửi khi có mạng.',

  login: 'Đăng nhập',
  logout: 'Đăng xuất',
  logoutTitle: 'Đăng xuất khỏi nhà thuốc?',
  logoutText: (name: string) =>
    `Máy này sẽ thoát khỏi ${name}. Lần sau cần nhập lại mật khẩu để dùng quầy.`,
  logoutWaiting: (count: number) =>
    `Còn ${count} mã chưa gửi: các mã này vẫn được giữ trên máy và gửi sau khi đăng nhập lại.`,
  logoutSurvey: 'Câu trả lời khảo sát và ảnh chưa gửi trên máy này sẽ bị xoá.',
  stay: 'Ở lại',
  notLoggedIn: 'Chưa đăng nhập nên chưa xem được dữ liệu của nhà thuốc.',
  get mustChange() {
    return `Mật khẩu hiện tại do ${brandName()} cấp. Vui lòng đặt mật khẩu riêng của nhà thuốc.`
  },
  setPassword: 'Đặt mật khẩu mới',
  needsScript:
    'Phần đăng nhập và nhập liệu cần JavaScript. Vui lòng bật JavaScript trong trình duyệt rồi tải lại trang.',

  hotline: 'Hỗ trợ nhà thuốc:',
  get toShop() {
    return `Cửa hàng ${brandName()}`
  },
  get copyright() {
    return `© ${brandName()}`
  },

  loading: 'Đang tải',
  failed: 'Chưa tải được trang',
  answerFailed: 'Chưa tải được dữ liệu',
  notFound: 'Không tìm thấy trang !',
  notFoundText:
    'Mã nhà thuốc hoặc liên kết không đúng, hoặc nhà thuốc đã ngừng hoạt động. Vui lòng kiểm tra lại mã in trên thẻ.',
  notAnsweringText:
    'Hệ thống đang bận nên chưa mở được trang của nhà thuốc. Vui lòng thử lại sau ít phút.',
  retry: 'Thử lại',
  backHome: 'Quay lại trang chủ',
  enterCode: 'Nhập mã nhà thuốc',
  offlineTitle: 'Mất mạng',
  offlineText: 'Trang này chưa có trên máy. Vui lòng kiểm tra Wi-Fi hoặc dữ liệu di động.',
} as const

/** The days that a list or a sum is about. */
export const spanTexts = {
  label: 'Khoảng ngày',
  last: { 1: 'Hôm nay', 7: '7 ngày', 30: '30 ngày', 90: '90 ngày' },
  other: 'Chọn ngày',
  lastWeek: 'Xem 7 ngày qua',
} as const

/** Where a pharmacy's code is typed in. */
export const findTexts = {
  title: 'Vào quầy nhà thuốc',
  get intro() {
    return `Nhập mã nhà thuốc in trên thẻ ${brandName()}, hoặc quét mã QR trên thẻ bằng camera điện thoại.`
  },
  code: 'Mã nhà thuốc',
  missing: 'Điền mã nhà thuốc',
  unknown: 'Không có nhà thuốc nào mang mã này. Vui lòng xem lại mã in trên thẻ.',
  goOn: 'Tiếp tục',
  recent: 'Đã dùng trên máy này',
} as const
