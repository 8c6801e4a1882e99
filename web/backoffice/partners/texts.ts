import { brandName } from '#domain/brand/current-brand.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

export const partnerScreenTexts = {
  title: 'Đối tác',
  text: 'Các công ty có phần mềm gọi vào cửa hàng bằng khoá API và nhận webhook.',
  table: 'Danh sách đối tác',
  add: 'Thêm đối tác',
  search: 'Tên đối tác, người liên hệ hoặc email',
  state: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  states: { active: 'Đang mở', inactive: 'Đã ngừng' },
  columns: {
    name: 'Đối tác',
    contact: 'Liên hệ',
    keys: 'Khoá còn hiệu lực',
    today: 'Hôm nay',
    used: 'Gọi gần nhất',
    state: 'Trạng thái',
  },
  noContact: 'Chưa có liên hệ',
  keysOf: (keys: number) => (keys === 0 ? 'Chưa có khoá' : `${formatNumber(keys)} khoá`),
  calls: (calls: number, errors: number) =>
    errors === 0
      ? `${formatNumber(calls)} lần gọi`
      : `${formatNumber(calls)} lần gọi, ${formatNumber(errors)} lỗi`,
  neverUsed: 'Chưa gọi lần nào',
  emptyTitle: 'Chưa có đối tác nào',
  emptyText: 'Thêm một đối tác, sau đó cấp khoá API ở trang của đối tác.',
  noneTitle: 'Không tìm thấy đối tác',
  noneText: 'Thử tìm với từ khác hoặc bỏ bộ lọc.',
  name: 'Tên đối tác',
  contactName: 'Người liên hệ',
  contactEmail: 'Email liên hệ',
  contactEmailHint: 'Để báo khi khoá sắp hết hạn hoặc webhook bị tạm dừng.',
  note: 'Ghi chú',
  active: 'Đang mở',
  activeHint: 'Khi ngừng, mọi khoá của đối tác bị từ chối ngay và webhook được giữ lại.',
  addTitle: 'Thêm đối tác',
  addSays: 'Đối tác chưa gọi được gì cho đến khi được cấp khoá API.',
  editTitle: 'Sửa đối tác',
  editSays: 'Thay đổi có hiệu lực ngay với lần gọi tiếp theo.',
  saved: 'Đã lưu đối tác',
  back: 'Về danh sách đối tác',
  notFound: 'Không có đối tác này.',
  contact: 'Liên hệ',
  bulk: {
    count: (partners: number) => `${formatNumber(partners)} đối tác`,
    actions: {
      activate: {
        label: 'Mở lại',
        will: (many: string) => `${many} sẽ gọi được lại bằng các khoá còn hiệu lực.`,
      },
      deactivate: {
        label: 'Ngừng',
        will: (many: string) => `Mọi khoá của ${many} sẽ bị từ chối ngay.`,
      },
    },
  },
} as const

/** Of the keys. */
export const keyTexts = {
  title: 'Khoá API',
  issue: 'Cấp khoá',
  issueTitle: 'Cấp khoá API',
  issueSays:
    'Khoá chỉ hiện một lần ngay sau khi cấp. Nên cấp cho mỗi máy chủ một khoá với đúng các quyền cần dùng.',
  none: 'Chưa có khoá nào. Cấp một khoá để đối tác bắt đầu gọi.',
  states: { good: 'Còn hiệu lực', blocked: 'Đang bị chặn', ended: 'Đã hết hiệu lực' },
  name: 'Tên khoá',
  nameHint: 'Máy chủ hoặc phần mềm dùng khoá này.',
  scopes: 'Quyền',
  endsOn: 'Hết hạn sau ngày',
  endsOnHint: 'Để trống nếu dùng đến khi có người kết thúc.',
  ranges: 'Địa chỉ mạng được gọi đến',
  rangesHint: 'Để trống nếu gọi được từ mọi nơi. Ví dụ 203.0.113.7 hoặc 203.0.113.0/24.',
  addRange: 'Thêm địa chỉ',
  perMinute: 'Số lần gọi mỗi phút',
  edit: 'Sửa',
  editTitle: (name: string) => `Sửa khoá “${name}”`,
  editSays: 'Có hiệu lực với lần gọi tiếp theo.',
  rotate: 'Đổi khoá',
  rotateTitle: (name: string) => `Đổi khoá “${name}”`,
  rotateSays:
    'Một khoá mới cùng quyền được cấp. Khoá cũ còn dùng được trong thời gian chuyển tiếp để đối tác kịp thay.',
  overlap: 'Thời gian chuyển tiếp (giờ)',
  overlapHint: 'Từ 0 đến 720 giờ.',
  end: 'Kết thúc',
  endTitle: (name: string) => `Kết thúc khoá “${name}”`,
  endSays: 'Khoá bị từ chối ngay và không mở lại được.',
  block: 'Chặn',
  blockTitle: (name: string) => `Chặn khoá “${name}”`,
  blockSays: 'Khoá bị từ chối ngay cho đến khi được bỏ chặn.',
  unblock: 'Bỏ chặn',
  unblockTitle: (name: string) => `Bỏ chặn khoá “${name}”`,
  unblockSays: 'Khoá gọi được lại ngay.',
  save: 'Lưu',
  saved: 'Đã lưu khoá',
  manage: (name: string) => `Thao tác với khoá “${name}”`,
  until: (at: string) => `hết hạn ${formatDateTime(at)}`,
  limit: (perMinute: number) => `${formatNumber(perMinute)} lần/phút`,
  fromRanges: (ranges: string) => `chỉ từ ${ranges}`,
  used: (calls: number, errors: number) =>
    `${formatNumber(calls)} lần gọi, ${formatNumber(errors)} lỗi`,
  lastFrom: (ip: string) => `từ ${ip}`,
  neverUsed: 'chưa dùng lần nào',
  secretTitle: 'Khoá API mới',
  get secretText() {
    return `Vui lòng sao chép và gửi cho đối tác qua kênh an toàn. Khoá chỉ hiện lần này; ${brandName()} không giữ bản rõ.`
  },
  secretCopy: 'Sao chép khoá',
  secretClose: 'Đã sao chép',
  tokenKey: 'Khoá mã hoá csrf-token',
  tokenKeyText:
    'Đối tác dùng khoá này (AES-256) để giải mã csrf-token trước các lần ghi dữ liệu. Cấp khoá mới thì khoá cũ mất hiệu lực ngay.',
  tokenKeySince: (at: string) => `Cấp lúc ${formatDateTime(at)}`,
  noTokenKey: 'Chưa cấp',
  issueTokenKey: 'Cấp khoá mã hoá',
  tokenKeySecretTitle: 'Khoá mã hoá mới',
} as const

/** Of what was called. */
export const callTexts = {
  usage: 'Lượng gọi 30 ngày',
  chart: 'Số lần gọi mỗi ngày trong 30 ngày',
  dayTold: (day: string, calls: number, errors: number, ms: number) =>
    `${day}: ${formatNumber(calls)} lần gọi, ${formatNumber(errors)} lỗi, trung bình ${formatNumber(ms)} ms`,
  total: (calls: number, errors: number) =>
    `${formatNumber(calls)} lần gọi, ${formatNumber(errors)} lỗi trong 30 ngày`,
  noCalls: 'Chưa có lần gọi nào trong 30 ngày.',
  heads: { call: 'Hàm', calls: 'Số lần', errors: 'Lỗi', average: 'Trung bình' },
  ms: (ms: number) => `${formatNumber(ms)} ms`,
  log: 'Nhật ký gọi',
  logText:
    'Mọi lần lỗi và một phần các lần thành công, giữ 31 ngày. Không lưu tham số và nội dung.',
  all: 'Tất cả',
  failed: 'Chỉ lỗi',
  filter: 'Lọc nhật ký gọi',
  none: 'Chưa có lần gọi nào.',
  noneFailed: 'Không có lần gọi nào bị lỗi.',
  more: 'Xem thêm',
  byKey: (name: string, prefix: string) => `${name} · ${prefix}…`,
} as const
