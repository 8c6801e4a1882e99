import type { HealthKey, HealthState, StandbyHealth } from '#domain/health/api.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** How the shop itself is, for whoever keeps it running. */
export const healthTexts = {
  title: 'Tình trạng hệ thống',
  text: 'Cửa hàng đang chạy thế nào, sự cố nào vừa xảy ra và trang tình trạng nói gì với khách.',
  again: 'Xem lại',
  checks: 'Đang chạy thế nào',
  states: {
    good: 'Tốt',
    watch: 'Cần để ý',
    bad: 'Có vấn đề',
    unknown: 'Không thấy được',
  } satisfies Record<HealthState, string>,
  names: {
    database: 'Cơ sở dữ liệu',
    disk: 'Ổ đĩa',
    outbox: 'Việc chờ chuyển đi',
    payments: 'Báo có của cổng thanh toán, ngân hàng',
    refunds: 'Lệnh hoàn tiền qua cổng',
    messages: 'Tin nhắn, email',
    letters: 'Việc bị lỗi chờ xem',
    failures: 'Yêu cầu bị lỗi trong một giờ',
    processes: 'Tiến trình đang chạy',
    standbys: 'Bản sao cơ sở dữ liệu để đọc',
    backup: 'Bản sao lưu',
  } satisfies Record<HealthKey, string>,
  says: {
    database: (ms: number) => `Trả lời sau ${formatNumber(ms)} ms`,
    disk: (bytes: number) => `Còn ${formatNumber(Math.round(bytes / 1024 ** 3))} GB`,
    outbox: (age: number) => (age < 1 ? 'Không có việc nào chờ' : `Việc cũ nhất chờ ${span(age)}`),
    payments: (count: number) =>
      count === 0
        ? 'Không tin nào bị từ chối'
        : `${formatNumber(count)} tin bị từ chối trong một giờ`,
    refunds: (age: number) => (age < 1 ? 'Không có lệnh nào chờ' : `Lệnh cũ nhất chờ ${span(age)}`),
    messages: (age: number) => (age < 1 ? 'Không có tin nào chờ' : `Tin cũ nhất chờ ${span(age)}`),
    letters: (count: number) => (count === 0 ? 'Không có' : `${formatNumber(count)} việc`),
    failures: (count: number) => (count === 0 ? 'Không có' : `${formatNumber(count)} yêu cầu`),
    processes: (count: number) => `${formatNumber(count)} tiến trình`,
    standbys: (count: number) =>
      count === 0 ? 'Không đọc được ở bản sao nào' : `Đang đọc ở ${formatNumber(count)} bản sao`,
    backup: (age: number) => `Lần cuối cách đây ${span(age)}`,
  } satisfies Record<HealthKey, (value: number) => string>,
  /** What to do when it is not good. */
  todo: {
    database: 'Xem tải của máy chủ cơ sở dữ liệu. Cách làm: docs/operations/database-lost.md.',
    disk: 'Dọn chỗ trước khi đầy: dưới 32 MB cửa hàng ngừng nhận đơn. Cách làm: docs/operations/disk-full.md.',
    outbox: 'Không có tiến trình worker nào chạy, hoặc worker quá tải. Khởi động lại worker.',
    payments:
      'Khoá hoặc địa chỉ nhận báo có có thể sai. Cách làm: docs/operations/provider-down.md.',
    refunds: 'Cổng thanh toán chưa trả lời. Nếu gấp: docs/operations/refund-by-hand.md.',
    messages: 'Kênh gửi tin đang hỏng. Cách làm: docs/operations/provider-down.md.',
    letters: 'Mở “Việc bị lỗi”, xem từng việc rồi làm lại hoặc bỏ qua.',
    failures: 'Xem các sự cố bên dưới; gửi mã sự cố cho người vận hành.',
    processes: 'Cơ sở dữ liệu không cho xem các kết nối của mình.',
    standbys:
      'Cửa hàng vẫn chạy, mọi thứ được đọc ở máy chính. Cách làm: docs/operations/cluster.md.',
    backup:
      'Không thấy bản sao lưu nào đủ mới, hoặc nhật ký ghi chưa được cất. Cách làm: docs/operations/backup.md.',
  } satisfies Record<HealthKey, string>,
  /** One copy of the database and what becomes of it. */
  standby: ({ name, state, behind }: StandbyHealth) => `${name}: ${standbySays[state](behind)}`,
  failures: 'Sự cố gần đây',
  failuresText:
    'Khách báo “Mã sự cố” nào thì nhập vào đây. Không lưu dữ liệu của khách; giữ trong 14 ngày.',
  incident: 'Mã sự cố',
  find: 'Tìm',
  all: 'Xem tất cả',
  noFailures: 'Chưa có sự cố nào',
  noFailuresText: 'Không có yêu cầu nào bị lỗi trong 14 ngày qua.',
  notFound: 'Không tìm thấy mã này',
  notFoundText:
    'Hãy hỏi lại khách từng ký tự. Mã quá 14 ngày không còn ở đây; nhật ký máy chủ có thể vẫn còn.',
  columns: {
    incident: 'Mã sự cố',
    at: 'Lúc',
    route: 'Việc đang làm',
    kind: 'Loại lỗi',
    requestId: 'Mã trong nhật ký',
  },
  notices: 'Nói với khách',
  noticesText: 'Hiện ngay trên trang tình trạng mà ai cũng xem được.',
  open: 'Mở trang tình trạng',
  tell: 'Báo sự cố',
  tellTitle: 'Báo sự cố cho khách',
  part: 'Phần bị ảnh hưởng',
  words: 'Lời báo cho khách',
  wordsHint:
    'Điều gì không làm được, khách nên làm gì. Không nêu tên nhà cung cấp hay lỗi bên trong.',
  told: 'Đã báo trên trang tình trạng.',
  end: 'Đã khắc phục',
  endTitle: 'Báo là đã khắc phục?',
  endSays: 'Trang tình trạng ghi sự cố này vào mục đã qua.',
  ended: 'Đã ghi là khắc phục xong.',
  noNotices: 'Chưa báo sự cố nào.',
  since: (from: string) => `Từ ${from}, chưa xong`,
  span: (from: string, to: string) => `${from} – ${to}`,
} as const

const standbySays: Record<StandbyHealth['state'], (behind: number) => string> = {
  used: () => 'đang đọc',
  behind: (age) => `chậm ${span(age)}, tạm không đọc`,
  away: () => 'không trả lời, tạm không đọc',
  leads: () => 'đang là máy chính',
  doubted: () => 'vừa đổi máy chính, chờ theo kịp rồi mới đọc',
}

function span(age: number): string {
  if (age < 90) return `${formatNumber(Math.round(age))} giây`
  if (age < 5400) return `${formatNumber(Math.round(age / 60))} phút`
  return `${formatNumber(Math.round(age / 3600))} giờ`
}
