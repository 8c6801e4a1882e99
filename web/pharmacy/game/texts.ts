import { brandName } from '#domain/brand/current-brand.ts'
import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** Words of games at the counter: for the people behind it, and what their customer reads along. */
export const gameTexts = {
  wheel: {
    title: 'Vòng quay may mắn',
    play: 'Quay thưởng',
    again: 'Quay lượt tiếp',
    left: (count: number) => `Khách còn ${formatNumber(count)} lượt quay`,
    asking: 'Vòng quay đang quay…',
  },
  luckyMoney: {
    title: 'Lì xì đầu năm',
    play: 'Mở lì xì',
    again: 'Mở bao tiếp',
    left: (count: number) => `Khách còn ${formatNumber(count)} bao lì xì`,
    asking: 'Đang mở bao lì xì…',
  },
  draw: { title: 'Quay số' },
  until: (at: string) => `Đến ${formatDateTime(at)}`,
  loading: 'Đang tải chương trình',

  none: 'Chưa có chương trình nào đang mở',
  noneText: 'Khi có chương trình dành cho nhà thuốc, mục này sẽ hiện trong menu.',
  backHome: 'Quay lại trang chủ',
  waiting: 'Chương trình sắp mở',
  waitingText: (at: string) => `Khách quay thưởng được từ ${formatDateTime(at)}.`,
  closed: 'Chương trình đã kết thúc',
  closedText: (at: string) => `Chương trình kết thúc lúc ${formatDateTime(at)}.`,
  seePrizes: 'Xem giải khách đã trúng',
  offlineTitle: 'Chưa có mạng',
  offline:
    'Quay thưởng cần có mạng. Lượt của khách vẫn được giữ: mã nhập lúc mất mạng có lượt sau khi được gửi.',

  campaigns: 'Chương trình',
  audience: { customers: 'Của khách', stores: 'Của nhà thuốc' },
  phoneFirst: 'Nhập số điện thoại của khách để xem số lượt.',
  counting: 'Đang xem số lượt của khách',
  notCounted: 'Chưa xem được số lượt.',
  checkAgain: 'Kiểm tra lại',
  enterCode: 'Nhập mã cho khách',
  waitingRound: 'Đang chờ số ngẫu nhiên công khai, vui lòng đợi vài giây…',
  skip: 'Xem kết quả ngay',
  retry: 'Thử lại',
  kept: 'Lượt của khách vẫn được giữ: bấm thử lại sẽ cho đúng kết quả đã có.',
  next: 'Khách tiếp theo',
  prizes: 'Giải thưởng',
  prizesLeft: (left: number, quantity: number) =>
    left > 0 ? `Còn ${formatNumber(left)}/${formatNumber(quantity)}` : 'Đã trao hết',
  how: 'Khách có lượt bằng cách nào',
  get theLook() {
    return `Ai cũng kiểm chứng được: kết quả theo thứ tự lượt, nhà thuốc và ${brandName()} không chọn được.`
  },

  nextStep: {
    points: (points: number) => `${formatPoints(points)} đã cộng vào tài khoản của khách.`,
    voucher: 'Voucher đã có trong ví của khách, tin nhắn báo được gửi đến số điện thoại này.',
    claim:
      'Khách mở liên kết trong tin nhắn vừa gửi để điền nơi nhận giải. Nhà thuốc không cần làm gì thêm.',
    get ownClaim() {
      return `${brandName()} sẽ liên hệ nhà thuốc để giao quà.`
    },
    get held() {
      return `Giải đang được ${brandName()} kiểm tra. ${brandName()} sẽ liên hệ khách.`
    },
    get ownHeld() {
      return `Giải đang được ${brandName()} kiểm tra. ${brandName()} sẽ liên hệ nhà thuốc.`
    },
  },

  own: {
    get intro() {
      return `Mỗi nhà thuốc có một bao lì xì của ${brandName()}.`
    },
    play: 'Mở bao lì xì của nhà thuốc',
    opened: (at: string) => `Đã mở lúc ${formatDateTime(at)}.`,
  },

  draws: {
    at: (day: string) => `Quay số sau ${formatDateTime(day)}.`,
    count: (count: number) => `Khách có ${formatNumber(count)} số`,
    list: 'Số dự thưởng của khách',
    newest: (count: number) => `Hiện ${formatNumber(count)} số mới nhất.`,
    since: (at: string) => formatDateTime(at),
    won: (prize: string) => `Trúng ${prize}`,
    lost: 'Không trúng',
    pending: 'Chờ quay',
    none: 'Khách chưa có số nào tại nhà thuốc này.',
    over: 'Các số trúng đã được công bố.',
    soon: 'Đã chốt số, đang chờ quay.',
  },

  won: {
    title: 'Giải khách trúng tại quầy',
    none: 'Khách chưa trúng giải nào tại nhà thuốc này.',
    failed: 'Chưa xem được giải của khách.',
    kinds: {
      points: 'Điểm',
      voucher: 'Voucher',
      gift: 'Quà tặng',
      physical: 'Quà tặng',
      luckyMoney: 'Lì xì',
      thanks: 'Lời chúc',
    },
    next: {
      credited: 'Đã cộng',
      claim: 'Chờ khách điền nơi nhận',
      get held() {
        return `${brandName()} đang kiểm tra`
      },
      sent: 'Đang giao',
      done: 'Đã nhận',
      lapsed: 'Đã hết hạn nhận',
    },
    voucher: {
      open: (day: string) => `Dùng đến ${formatDate(day)}`,
      used: 'Đã dùng',
      expired: 'Đã hết hạn',
    },
    atCounter: 'Dùng được tại quầy',
    onShop: 'Dùng khi mua trên trang web',
    wonOn: (at: string, title: string) => `${title} · ${formatDateTime(at)}`,
  },
} as const
