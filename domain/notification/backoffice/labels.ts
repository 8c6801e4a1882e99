import { mailTexts, mailWordsOf, type MailTemplate } from '../mail-templates.ts'
import { vaccineTwins } from '../vaccine-templates.ts'

/** As the desk puts messages together. */
export const messageGroups = [
  'code',
  'order',
  'vaccine',
  'return',
  'subscription',
  'member',
  'other',
] as const
export type MessageGroup = (typeof messageGroups)[number]

export const messageGroupLabels: Record<MessageGroup, string> = {
  code: 'Mã xác nhận',
  order: 'Đơn hàng, thanh toán',
  vaccine: 'Đơn của trung tâm tiêm chủng',
  return: 'Trả hàng',
  subscription: 'Giao đều',
  member: 'Điểm, thành viên, trò chơi',
  other: 'Khác',
}

export function groupOf(template: MailTemplate): MessageGroup {
  if (mailTexts[template].purpose === 'code') return 'code'
  return patterns.find(([pattern]) => pattern.test(template))?.[1] ?? 'other'
}

const patterns: readonly (readonly [RegExp, MessageGroup])[] = [
  [/^vaccine/, 'vaccine'],
  [/^return/, 'return'],
  [/^replenish/, 'subscription'],
  [/^(?:deletion|data|phonesMerged|pointsAdjusted|pointsExpiring|membership|game)/, 'member'],
  [/^(?:order|points|cash|partPaid|moneyNot|payment|delivery|cancel|refund|giftsRefused)/, 'order'],
]

/** What a message, a mail or a notice is about, in words of staff; one that is sent no more by its own name. */
export function labelOf(template: string): string {
  const ours = ordersOwn.get(template)
  if (ours !== undefined) return `${labelOf(ours)} (tiêm chủng)`
  return own[template] ?? mailWordsOf(template as MailTemplate)?.heading ?? template
}

/** What a message of the vaccine-centre shop is elsewhere. */
const ordersOwn = new Map<string, string>(
  Object.entries(vaccineTwins).map(([ours, theirs]) => [theirs, ours]),
)

const own: Readonly<Record<string, string>> = {
  chatAnswered: 'Có trả lời tin nhắn',
  otpRegister: 'Mã đăng ký',
  otpForgotPassword: 'Mã đặt lại mật khẩu',
  otpCheckout: 'Mã xác nhận đặt hàng',
  otpOrderLookup: 'Mã xem đơn hàng',
  otpStaffPrice: 'Mã mua giá nhân viên',
  otpGame: 'Mã chơi trò chơi',
  otpMerge: 'Mã gộp số điện thoại',
  phonesMerged: 'Đã gộp hai số điện thoại',
  otpVoucher: 'Mã dùng ưu đãi tại quầy',
  orderPlacedToPay: 'Đã nhận đơn, chờ thanh toán',
  orderChanged: 'Đơn đã được sửa',
  orderChangedCash: 'Đơn đã được sửa, trả tiền khi nhận',
  orderChangedBack: 'Đơn đã được sửa, hoàn tiền',
  linkToPay: 'Đơn qua điện thoại: liên kết thanh toán',
  linkToPayRest: 'Đơn đã sửa: liên kết trả phần còn lại',
  orderPaid: 'Đã nhận tiền của đơn',
  pointsPaid: 'Đã nhận tiền mua điểm',
  orderShippedCash: 'Đang giao, trả tiền khi nhận',
  orderToBranchCash: 'Đang đến nơi nhận, trả tiền khi nhận',
  orderDeliveredPoints: 'Đã giao, cộng điểm',
  paymentExpired: 'Huỷ vì chưa thanh toán',
  paymentExpiredRefund: 'Huỷ vì chưa đủ tiền, sẽ hoàn',
  partPaidCash: 'Mới nhận một phần, thu thêm khi giao',
  refundAccountAsked: 'Hỏi tài khoản nhận tiền hoàn',
  refundDoneCash: 'Đã hoàn bằng tiền mặt',
  questionAnswered: 'Chuyên gia đã trả lời',
  counterfeitChecking: 'Báo hàng giả: đang xác minh',
  counterfeitConfirmed: 'Báo hàng giả: không chính hãng',
  counterfeitGenuine: 'Báo hàng giả: hàng chính hãng',
  counterfeitMoreAsked: 'Báo hàng giả: xin thêm ảnh',
}
