import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'

/** Words of what has been entered: they come after the fields. */
export const listTexts = {
  twin: 'Mã này đã nhập và đang chờ gửi',
  enteredBefore: 'Mã này vừa được nhập ở đây, xem kết quả trong danh sách',
  gainedNow: (points: number) => `+${formatPoints(points)} lượt này`,
  listTitle: 'Mã vừa nhập',
  earlier: 'Khách trước',
  noneOfCustomer: 'Mã của khách này sẽ hiện ở đây.',
  empty: 'Chưa có mã nào',
  emptyText: 'Nhập số điện thoại khách, rồi quét hoặc nhập mã dưới lớp bạc trên tem.',
  showAll: (count: number) => `Xem tất cả ${count} mã`,
  showLess: 'Thu gọn',
  ofCustomer: (lastDigits: string) => `Khách số đuôi ${lastDigits}`,
  enteredBy: (name: string) => `${name} nhập`,
  needsYou: (count: number) => `${count} mã cần xem lại`,

  sending: 'Đang gửi…',
  waiting: 'Chờ gửi',
  waitingOffline: 'Chờ gửi khi có mạng',
  genuine: 'Chính hãng',
  genuineSet: (boxes: number) => `Chính hãng, bộ ${boxes} hộp`,
  withPoints: (words: string, points: number) => `${words} · +${formatPoints(points)}`,
  voucherUsed: (name: string) => `Đã dùng ưu đãi ${name}`,
  voucherGiven: (name: string) => `Khách được tặng ưu đãi ${name}`,
  earnedBefore: (at: string) => `Đã tích trước đó cho chính khách này, ${formatDateTime(at)}`,
  earnedBeforeSomeDay: 'Đã tích trước đó cho chính khách này',
  usedOn: (at: string, phone: string) => `Đã dùng ngày ${formatDate(at).slice(0, 5)} (số ${phone})`,
  usedByOther: 'Đã có người dùng',
  wrong: 'Mã chưa đúng',
  wrongCompare: 'Bấm Sửa lại để so từng ký tự với tem.',
  wrongAgain: 'Nhập lại mã dưới lớp bạc trên tem.',
  phoneLocked: 'Số này tạm khoá vì nhập sai quá nhiều',
  phoneLockedUntil: (at: string) => `Gửi lại được từ ${formatDateTime(at)}. Giữ lại tem.`,
  phoneLockedNext: 'Gửi lại được sau 24 giờ. Giữ lại tem.',
  recalled: 'Lô hàng đang bị thu hồi',
  recalledNext: (reason: string) => `Ngừng bán, giữ lại hộp và tem. Lý do: ${reason}`,
  keepStamp: 'Giữ lại tem và gửi lại sau: mã vẫn còn nguyên giá trị.',
  noPoints: 'Hàng chính hãng, nhưng không cộng điểm được.',
  voucherRefused: 'Mã chưa được dùng. Gửi lại không kèm ưu đãi, hoặc nhập mã ưu đãi khác.',
  failed: 'Chưa gửi được',

  sendAnew: 'Gửi lại',
  sendWithoutVoucher: 'Gửi không kèm ưu đãi',
  correct: 'Sửa lại',
  remove: 'Bỏ',
  removeOf: (code: string) => `Bỏ mã ${code}`,
  removeTitle: 'Bỏ mã này?',
  removeText:
    'Bỏ mã này? Mã chưa được tích điểm; bỏ đi thì phải nhập lại từ tem mới tích được cho khách.',
  removeWaiting:
    'Bỏ mã này? Nếu mã chưa đến được hệ thống thì khách chưa được tích điểm và phải nhập lại từ tem.',
  notRemoved:
    'Mã đang được gửi hoặc đã có kết quả nên không bỏ được. Vui lòng xem trong danh sách.',
  notWritten: 'Máy chưa lưu được thay đổi nên mã vẫn như cũ. Vui lòng thử lại.',
  removeYes: 'Bỏ mã',
  removeNo: 'Giữ lại',

  notLasting:
    'Trình duyệt này không lưu được mã khi đóng trang. Lúc mất mạng, giữ trang mở đến khi gửi xong, hoặc dùng trình duyệt khác.',
  signedOut: (count: number) =>
    `Phiên đăng nhập đã hết. ${count} mã vẫn được giữ trên máy và gửi sau khi đăng nhập.`,
  logIn: 'Đăng nhập',
  passwordFirst: (count: number) =>
    `Cần đặt mật khẩu mới. ${count} mã vẫn được giữ trên máy và gửi ngay sau đó.`,
  newPassword: 'Đặt mật khẩu mới',
  resting: (count: number, at: string) =>
    `Hệ thống đề nghị chờ một chút. ${count} mã vẫn được giữ và tự gửi tiếp lúc ${at}.`,
  unreadable: (count: number) =>
    `Có ${count} mã cũ trên máy không đọc được (khoá của trình duyệt đã thay đổi). Các mã này vẫn được giữ; nếu còn tem, vui lòng nhập lại.`,
  removeUnreadable: 'Bỏ các mã không đọc được',
  removeUnreadableText: (count: number) =>
    `Bỏ ${count} mã không đọc được? Chỉ bỏ khi đã nhập lại từ tem.`,
} as const
