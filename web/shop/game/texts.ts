import { brandName } from '#domain/brand/current-brand.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatVnd, formatNumber } from '#domain/kernel/vnd.ts'
import type { Game } from '#domain/game/shown.ts'
import { openGamesTexts } from './open-games-texts.ts'

/** Words of the shop's pages of games. */
export const gameTexts = {
  games: openGamesTexts.games,
  noneTitle: 'Chương trình chưa mở',
  noneText: 'Hiện chưa có chương trình nào tại địa chỉ này. Chương trình mới sẽ mở ngay tại đây.',
  shop: 'Tiếp tục mua hàng',
  home: 'Quay lại trang chủ',
  pageOf: (title: string, page: number) => `${title}, trang ${page}`,

  opensAt: (iso: string) => `Mở lúc ${formatDateTime(iso)}`,
  closesAt: (iso: string) => `Đến ${formatDateTime(iso)}`,
  closedAt: (iso: string) => `Đã kết thúc lúc ${formatDateTime(iso)}`,
  waitingTitle: 'Sắp mở',
  waitingText: (iso: string) =>
    `Chương trình mở lúc ${formatDateTime(iso)}. Quý khách quay lại đúng giờ nhé!`,
  countdown: (days: number, hours: number, minutes: number, seconds: number) =>
    days > 0
      ? `Còn ${days} ngày ${hours} giờ`
      : hours > 0
        ? `Còn ${hours} giờ ${minutes} phút`
        : `Còn ${minutes} phút ${seconds} giây`,
  closedTitle: 'Chương trình đã kết thúc',
  closedText: 'Cảm ơn Quý khách đã tham gia. Danh sách trúng thưởng ở dưới đây.',
  settledText: 'Chương trình đã kết thúc và trao xong giải.',
  seeWinners: 'Xem người trúng giải',

  loginTitle: 'Dành cho thành viên',
  loginText: 'Quý khách đăng nhập để xem lượt chơi và tham gia.',
  login: 'Đăng nhập',
  register: 'Đăng ký thành viên',
  phoneTitle: 'Xác nhận số điện thoại',
  phoneText: 'Chúng tôi gửi mã 6 chữ số đến số này để mở lượt chơi của Quý khách.',
  listText: 'Quý khách nhập số điện thoại đã đăng ký tham dự để nhận mã.',
  phone: 'Số điện thoại',
  sendCode: 'Nhận mã xác nhận',
  otherPhone: 'Dùng số khác',
  needsScript: (hotline: string) =>
    `Xác nhận số điện thoại cần JavaScript. Quý khách bật JavaScript, đăng nhập tài khoản thành viên, hoặc gọi ${hotline}.`,
  ticketTitle: 'Nhập mã trên phiếu',
  ticketText: 'Mã gồm 10 chữ và số, in trên phiếu trong hộp sản phẩm. Không cần số điện thoại.',
  ticket: 'Mã trên phiếu',
  ticketPlay: 'Quay bằng phiếu này',
  anotherTicket: 'Nhập phiếu khác',

  noEntriesTitle: 'Quý khách chưa có lượt chơi',
  noEntriesLeft: 'Quý khách đã dùng hết lượt',
  howTitle: 'Cách nhận lượt chơi',
  sourceLinks: {
    order: 'Mua hàng',
    product: 'Xem sản phẩm',
    code: 'Nhập mã tích điểm',
  },
  maxPerPhone: (count: number) => `Mỗi người tối đa ${count} lượt trong cả chương trình.`,

  prizesTitle: 'Giải thưởng',
  prize: 'Giải',
  total: 'Số lượng',
  left: 'Còn lại',
  leftOf: (left: number, total: number) => `còn ${formatNumber(left)} / ${formatNumber(total)}`,
  worth: (value: number) => `trị giá ${formatVnd(value)}`,

  mineTitle: 'Lượt chơi của tôi',
  mineOf: (phone: string) => `Số điện thoại ${phone}`,
  entry: (number: number) => `Lượt số ${number}`,
  notPlayed: 'Chưa chơi',
  takenBack: 'Đã thu hồi',
  lapsed: 'Không dùng',
  noPrize: 'Chưa trúng',
  sources: {
    day: 'mỗi ngày',
    order: 'đơn hàng',
    product: 'sản phẩm',
    code: 'mã tích điểm',
    survey: 'khảo sát',
    get staff() {
      return `${brandName()} tặng`
    },
    ticket: 'phiếu in',
  },
  more: 'Các lượt trước',

  winnersTitle: 'Người trúng giải',
  noWinners: 'Chưa có người trúng giải. Biết đâu là Quý khách!',
  anybody: 'Khách hàng',
  winners: (count: number) => `${formatNumber(count)} giải đã có chủ`,

  fairTitle: 'Không ai can thiệp được kết quả',
  fairText:
    'Hộp giải và một bí mật được niêm phong trước khi mở chương trình. Mỗi lượt nối vào lượt trước nó, nên không ai thêm, bớt hay chọn được kết quả.',
  proof: 'Xem minh chứng',
  rules: 'Thể lệ chương trình',
  back: 'Quay lại chương trình',

  claimTitle: 'Nơi nhận giải',
  claimText: (prize: string) => `Giải của Quý khách: ${prize}.`,
  claimNote:
    'Thông tin này chỉ dùng để gửi giải. Danh sách công khai chỉ ghi tên viết tắt, ba số cuối điện thoại và phường.',
  name: 'Họ và tên người nhận',
  receiverPhone: 'Số điện thoại người nhận',
  claimSend: 'Gửi thông tin',
  claimSent: 'Đã lưu nơi nhận giải.',

  turnTitle: (title: string) => `${title}: kết quả`,
  refused: {
    notFound: 'Không còn lượt chơi, hoặc mã trên phiếu chưa đúng.',
    conflict: 'Chương trình chưa mở hoặc đã kết thúc.',
    busy: 'Đang chờ số ngẫu nhiên công khai. Vui lòng thử lại sau vài giây.',
    forbidden: 'Theo thể lệ, Quý khách không tham gia chương trình này.',
    unauthenticated: 'Vui lòng đăng nhập để tham gia.',
    otpRequired: 'Vui lòng xác nhận số điện thoại để tham gia.',
    rateLimited: 'Quý khách thử quá nhiều lần. Vui lòng thử lại sau ít phút.',
    captchaRequired:
      'Mã sai nhiều lần: vui lòng bật JavaScript để tiếp tục, hoặc thử lại sau một giờ.',
    invalidInput: 'Mã trên phiếu gồm 10 chữ và số. Vui lòng kiểm tra lại.',
  } as Readonly<Record<string, string>>,
  noTurn: 'Không thấy lượt này của Quý khách.',

  barred: {
    get staff() {
      return `Theo thể lệ, nhân viên ${brandName()} và nhà thuốc không tham gia chương trình này.`
    },
    notMember: 'Chương trình dành cho thành viên. Quý khách đăng ký để tham gia.',
    notListed: 'Số điện thoại này không có trong danh sách của chương trình.',
  },

  registered: ({
    registration_number: number,
    authority,
    registered_on: day,
  }: NonNullable<Game['legal']>) =>
    `Đăng ký số ${number} ngày ${formatDate(day)} tại ${authority}.`,

  ownEmpty: 'Quý khách chưa có lượt chơi nào',
  ownEmptyText: 'Lượt chơi và quà trúng của mọi chương trình sẽ hiện ở đây.',
  ownCount: (entries: number, left: number) =>
    left > 0 ? `${entries} lượt, còn ${left} lượt chưa chơi` : `${entries} lượt, đã chơi hết`,
  play: 'Chơi ngay',
  see: 'Xem chương trình',
  wonOn: (iso: string) => `trúng ngày ${formatDate(iso)}`,
} as const
