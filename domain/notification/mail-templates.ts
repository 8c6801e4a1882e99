import { messageTemplates, type MessagePurpose, type MessageTemplate } from './templates.ts'
import { vaccineTwins } from './vaccine-templates.ts'

/** What is told by mail alone: answers about somebody's own data. */
export const mailOnlyTemplates = {
  /** `day`: the last one of the account. */
  deletionAsked: {
    purpose: 'transaction',
    text: 'Chúng tôi đã nhận yêu cầu xoá tài khoản của Quý khách. Tài khoản và dữ liệu cá nhân được xoá sau ngày {day}. Nếu đổi ý, Quý khách đăng nhập trước ngày này và chọn giữ lại tài khoản.',
  },
  deletionCancelled: {
    purpose: 'transaction',
    text: 'Yêu cầu xoá tài khoản đã được huỷ. Tài khoản, điểm và đơn hàng của Quý khách vẫn còn nguyên.',
  },
  dataErased: {
    purpose: 'transaction',
    text: 'Tài khoản và dữ liệu cá nhân của Quý khách đã được xoá theo yêu cầu. Chứng từ mà pháp luật buộc lưu giữ được giữ đến hết thời hạn quy định, không còn tên Quý khách. Chúng tôi không gửi thêm thư nào nữa.',
  },
  /** `request`: its number; to the address that was kept before, too. */
  dataCorrected: {
    purpose: 'transaction',
    text: 'Thông tin cá nhân của Quý khách đã được sửa theo yêu cầu số {request}. Nếu không phải Quý khách yêu cầu, xin gọi tổng đài ngay và nói số yêu cầu.',
  },
  /** `request`: its number; `result`: how it ended, in words. */
  dataRequestAnswered: {
    purpose: 'transaction',
    text: 'Yêu cầu số {request} của Quý khách về dữ liệu cá nhân: {result}. Chi tiết đã được cửa hàng trả lời trực tiếp; cần hỏi thêm, xin Quý khách gọi tổng đài và nói số yêu cầu.',
  },
  /** `at`: hour and day. */
  dataDownloaded: {
    purpose: 'transaction',
    text: 'Dữ liệu tài khoản của Quý khách vừa được tải về lúc {at}. Nếu không phải Quý khách tải, xin đổi mật khẩu ngay và gọi tổng đài.',
  },
} as const satisfies Record<string, { purpose: MessagePurpose; text: string }>

export type MailTemplate = MessageTemplate | keyof typeof mailOnlyTemplates

/** A mail's own words beside those of the message. */
interface MailWords {
  subject: string
  /** Above its text; the subject without an order's number where it is left out. */
  heading: string
  /** What is behind its link; the lookup of orders where it is left out. */
  action?: string
  /** Shows what was ordered and what it costs. */
  withLines?: true
}

const order = (subject: string, more: Partial<MailWords> = {}): MailWords => ({
  subject: `Đơn hàng {code}: ${subject}`,
  heading: subject.charAt(0).toLocaleUpperCase('vi') + subject.slice(1),
  ...more,
})
const plain = (subject: string, action?: string): MailWords => ({
  subject,
  heading: subject,
  ...(action && { action }),
})

/** Codes are never mailed; whatever else is told may be. */
const words: Partial<Record<MailTemplate, MailWords>> = {
  orderPlaced: order('đã nhận đơn', { withLines: true }),
  orderPlacedToPay: order('đang chờ thanh toán', { withLines: true }),
  orderChanged: order('đã được sửa', { withLines: true }),
  orderChangedCash: order('đã được sửa', { withLines: true }),
  orderChangedBack: order('đã được sửa, sẽ hoàn tiền', { withLines: true }),
  orderPaid: order('biên nhận thanh toán', { withLines: true }),
  pointsPaid: order('biên nhận thanh toán', { withLines: true }),
  cashChosen: order('đổi sang trả tiền khi nhận'),
  cashNotNeeded: order('đã nhận đủ tiền'),
  partPaid: order('mới nhận một phần tiền'),
  partPaidCash: order('mới nhận một phần tiền'),
  moneyNotNeeded: order('tiền sẽ được hoàn lại'),
  paymentExpired: order('đã huỷ vì chưa thanh toán'),
  paymentExpiredRefund: order('đã huỷ vì chưa đủ thanh toán'),
  orderShipped: order('đang giao', { withLines: true }),
  orderShippedCash: order('đang giao', { withLines: true }),
  orderToBranch: order('đang đến nơi nhận', { withLines: true }),
  orderToBranchCash: order('đang đến nơi nhận', { withLines: true }),
  orderDelivered: order('đã giao'),
  orderDeliveredPoints: order('đã giao'),
  deliveryFailed: order('chưa giao được'),
  orderSentAgain: order('đang giao lại'),
  orderCancelled: order('đã huỷ'),
  orderCancelledRefund: order('đã huỷ, sẽ hoàn tiền'),
  cancelDeclined: order('chưa thể huỷ'),
  refundDone: order('đã hoàn tiền'),
  refundDoneCash: order('đã hoàn tiền'),
  returnAsked: order('đã nhận yêu cầu trả hàng'),
  returnAccepted: order('được trả hàng'),
  returnRefused: order('chưa thể trả hàng'),
  returnLapsing: order('yêu cầu trả hàng sắp hết hạn'),
  returnLapsed: order('yêu cầu trả hàng đã hết hạn'),
  returnTaken: order('đã nhận hàng trả, sẽ hoàn tiền'),
  returnTakenFree: order('đã nhận hàng trả'),
  giftsRefused: order('đã huỷ, đã hoàn điểm'),
  replenishSoon: plain('Sắp đến ngày giao đều'),
  replenishFee: plain('Phí giao của đơn giao đều tăng', 'Xem và đồng ý phí mới'),
  replenishHeld: plain('Đơn giao đều chưa đặt được'),
  replenishSkipped: plain('Kỳ giao đều này bị bỏ qua'),
  replenishUnchosen: plain('Đã dừng tự đặt lại hàng'),
  replenishCancelled: plain('Giao đều đã kết thúc'),
  gameWon: plain('Quý khách đã trúng thưởng', 'Xem và nhận giải'),
  gameClaimEnding: plain('Sắp hết hạn nhận giải', 'Nhận giải'),
  pointsExpiring: plain('Điểm sắp hết hạn'),
  pointsAdjusted: plain('Điểm được điều chỉnh'),
  membershipLocked: plain('Tài khoản tích điểm tạm khoá'),
  membershipUnlocked: plain('Tài khoản tích điểm đã mở lại'),
  reviewAsked: plain('Sản phẩm có vừa ý Quý khách không?', 'Viết nhận xét'),
  reviewHidden: plain('Nhận xét chưa được hiển thị', 'Sửa nhận xét'),
  offer: plain('Ưu đãi dành cho Quý khách'),
  deletionAsked: plain('Đã nhận yêu cầu xoá tài khoản'),
  deletionCancelled: plain('Yêu cầu xoá tài khoản đã huỷ'),
  dataErased: plain('Tài khoản đã được xoá'),
  dataCorrected: plain('Thông tin cá nhân đã được sửa'),
  dataRequestAnswered: plain('Trả lời yêu cầu về dữ liệu cá nhân'),
  dataDownloaded: plain('Dữ liệu tài khoản vừa được tải về'),
}

/** Those of the vaccine-centre shop say in their text what is their own. */
const ordersOwn = new Map<string, string>(
  Object.entries(vaccineTwins).map(([ours, theirs]) => [theirs, ours]),
)

/** The words of a mail of this template; null for what is never mailed. */
export function mailWordsOf(template: MailTemplate): MailWords | null {
  return words[template] ?? words[ordersOwn.get(template) as MailTemplate] ?? null
}

/** Of messages and of what is mailed alone. */
export const mailTexts: Readonly<Record<MailTemplate, { purpose: MessagePurpose; text: string }>> =
  { ...messageTemplates, ...mailOnlyTemplates }
