import { brandName } from '#domain/brand/current-brand.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'

/** Words around a turn, wherever it is played. */
export const turnTexts = {
  spin: 'Quay ngay',
  spinAgain: 'Quay tiếp',
  open: 'Mở lì xì',
  openAgain: 'Mở bao nữa',
  left: (count: number) => `Quý khách còn ${count} lượt.`,
  asking: 'Vòng quay đang quay…',
  askingEnvelope: 'Đang mở bao lì xì…',
  waiting: 'Đang chờ số ngẫu nhiên công khai, vui lòng đợi vài giây…',
  skip: 'Xem kết quả ngay',
  retry: 'Thử lại',
  retryHint: 'Lượt của Quý khách vẫn được giữ: bấm thử lại sẽ cho đúng kết quả đã có.',
  resultOf: (number: number) => `Kết quả lượt số ${number}`,
  wonTitle: 'Chúc mừng Quý khách!',
  won: (prize: string) => `Quý khách trúng ${prize}.`,
  blankTitle: 'Chúc Quý khách may mắn lần sau',
  blank: 'Lượt này chưa có giải. Cảm ơn Quý khách đã tham gia!',
  thanksTitle: 'Cảm ơn Quý khách!',
  points: (count: number) => `${formatPoints(count)} đã cộng vào tài khoản.`,
  voucher: 'Voucher đã có trong ví của Quý khách.',
  get held() {
    return `Giải đang được ${brandName()} kiểm tra. Chúng tôi sẽ liên hệ với Quý khách.`
  },
  claimBy: (day: string) => `Quý khách cho biết nơi nhận giải trước hết ngày ${formatDate(day)}.`,
  get claimGiven() {
    return `${brandName()} đã nhận thông tin nhận giải của Quý khách.`
  },
  states: {
    credited: 'Đã cộng',
    held: 'Đang kiểm tra',
    won: 'Đã trúng',
    contacted: 'Đang liên hệ',
    papers: 'Đang hoàn tất giấy tờ',
    sent: 'Đang gửi',
    received: 'Đã nhận',
    lapsed: 'Đã hết hạn nhận',
  },
  myPoints: 'Xem điểm của tôi',
  myVouchers: 'Xem voucher của tôi',
  claim: 'Điền nơi nhận giải',
  proof: 'Kiểm chứng lượt này',
} as const
