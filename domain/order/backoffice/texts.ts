import type { EntryKind } from '../../loyalty/entry-kind.ts'
import type { MessageTemplate } from '../../notification/templates.ts'
import { vaccineTwins } from '../../notification/vaccine-templates.ts'
import type { ReturnedCodeProblem } from '../returned-codes.ts'
import type { OrderEvent, OrderType } from '../status.ts'

/** What the back office's server says of orders. */
export const backofficeTexts = {
  cursorUnknown: 'Trang tiếp theo không còn đúng. Vui lòng tải lại danh sách.',
  moreGoods: (count: number) => `và ${count} sản phẩm khác`,
  wordsSeen: 'Đã xem trạng thái lạ của đơn vị vận chuyển',
  gift: (name: string) => `quà ${name}`,
  noSource: '(không rõ)',
  sourceColumns: ['Nguồn', 'Kênh', 'Chiến dịch', 'Số đơn', 'Đã huỷ', 'Doanh thu (VNĐ)'],
  buyer: 'Người mua',
  system: 'Hệ thống',
  noted: 'Ghi chú đơn hàng',
  wardSettled: 'Chọn phường / xã cũ của đơn hàng',
  changed: 'Sửa đơn',
  wardNamed: 'Đã chọn phường / xã cũ',
  wardElsewhere: 'Nơi này không thuộc phường / xã mới của đơn hàng',
  codeProblems: {
    unknown: 'không có mã này, vui lòng xem lại từng ký tự',
    test: 'mã in thử, không dán trên hộp nào',
    back: 'hộp này đã được nhận lại trước đây',
    otherProduct: 'mã của sản phẩm không có trong hàng trả',
    usedBefore: 'mã đã được nhập trước khi giao đơn này, hộp không phải của đơn',
    tooMany: 'nhiều mã hơn số hộp trả của sản phẩm này',
  } satisfies Record<ReturnedCodeProblem, string>,
  exported: 'Xuất danh sách đơn hàng',
  pickup: (branch: string) => `Nhận tại chi nhánh ${branch}`,
  atCenter: (center: string) => `Nhận tại ${center}`,
  yes: 'Có',
  exportEnds: (rows: number) =>
    `Danh sách dừng ở ${rows.toLocaleString('vi-VN')} đơn hàng. Vui lòng thu hẹp bộ lọc để xem phần còn lại.`,
}

export const orderTypeLabels: Record<OrderType, string> = {
  normal: 'Đơn thường',
  vaccine: 'Trung tâm tiêm chủng',
  points: 'Mua điểm',
}

/** The columns of the exported list, in this order. */
export const exportColumns = {
  code: 'Mã đơn',
  placedAt: 'Ngày đặt',
  type: 'Loại đơn',
  status: 'Trạng thái',
  method: 'Hình thức thanh toán',
  paymentStatus: 'Thanh toán',
  receiver: 'Người nhận',
  receiverPhone: 'Điện thoại người nhận',
  customerPhone: 'Điện thoại người đặt',
  address: 'Giao đến',
  goods: 'Sản phẩm',
  total: 'Tổng tiền (đồng)',
  received: 'Đã nhận (đồng)',
  trackingCode: 'Mã vận đơn',
  note: 'Ghi chú của người mua',
  incentive: 'Ưu đãi nhân viên',
} as const

/** What happened to an order, as its history tells. */
export const happeningLabels: Record<OrderEvent, string> = {
  placedWithGifts: 'Đặt hàng, chờ trừ điểm đổi quà',
  placedToPay: 'Đặt hàng, chờ thanh toán',
  placedCash: 'Đặt hàng, trả tiền khi nhận',
  pointsBurntToPay: 'Đã trừ điểm đổi quà, chờ thanh toán',
  pointsBurntCash: 'Đã trừ điểm đổi quà',
  burnRefused: 'Không trừ được điểm, đơn huỷ',
  paid: 'Đã nhận đủ tiền',
  pointsPaid: 'Đã nhận đủ tiền mua điểm',
  cashChosen: 'Người mua chuyển sang trả khi nhận hàng',
  changedToPay: 'Sửa đơn, chờ khách trả thêm',
  buyerCancelled: 'Người mua huỷ',
  paymentExpired: 'Quá hạn thanh toán, đơn huỷ',
  handedToCarrier: 'Giao cho đơn vị vận chuyển',
  cancelRequested: 'Người mua xin huỷ',
  cancelAccepted: 'Đồng ý huỷ',
  cancelDeclined: 'Từ chối huỷ',
  staffCancelled: 'Cửa hàng huỷ',
  deliveredWithPoints: 'Đã giao, chờ cộng điểm',
  delivered: 'Đã giao',
  pointsCredited: 'Đã cộng điểm',
  deliveryFailed: 'Giao không thành công',
  sentAgain: 'Giao lại',
  goodsBack: 'Hàng đã về kho, đơn huỷ',
}

export const stockLabels = {
  receive: 'Nhập kho',
  reserve: 'Giữ hàng cho đơn',
  release: 'Bỏ giữ hàng',
  consume: 'Xuất kho',
  restock: 'Nhập lại kho',
  adjust: 'Điều chỉnh',
} as const

export const pointLabels: Record<EntryKind, string> = {
  earn: 'Cộng điểm',
  hold: 'Giữ điểm đổi quà',
  burn: 'Trừ điểm đổi quà',
  release: 'Trả điểm đã giữ',
  expire: 'Điểm hết hạn',
  adjust: 'Điều chỉnh điểm',
  reverse: 'Hoàn hoặc thu hồi điểm',
}

/** A line of the money ledger, by what it is and what it was written for. */
export const moneyLabels = {
  charged: 'Tổng tiền đơn hàng',
  cancelled: 'Đơn huỷ, không thu tiền',
  returned: 'Giảm do trả hàng',
  waived: 'Bỏ qua phần còn thiếu',
  changed: 'Đơn được sửa',
  received: (method: string | null) => (method ? `Đã nhận: ${method}` : 'Đã nhận tiền'),
  owed: 'Cần hoàn cho người mua',
  refunded: 'Đã hoàn cho người mua',
}

/** Messages that do not belong to an order. */
type OtherTemplate =
  | `otp${string}`
  | `vaccine${string}`
  | 'replenishSoon'
  | 'replenishFee'
  | 'replenishHeld'
  | 'replenishSkipped'
  | 'replenishUnchosen'
  | 'replenishCancelled'
  | 'questionAnswered'
  | `counterfeit${string}`
  | 'pointsAdjusted'
  | 'phonesMerged'
  | 'membershipLocked'
  | 'membershipUnlocked'
  | 'gameWon'
  | 'gameClaimEnding'
  | 'pointsExpiring'
  | 'reviewAsked'
  | 'reviewHidden'
  | 'offer'

/** What a message told its buyer. */
export function labelOfMessage(template: string): string {
  return allLabels[template] ?? template
}

const messageLabels: Record<Exclude<MessageTemplate, OtherTemplate>, string> = {
  orderPlaced: 'Đã nhận đơn',
  orderPlacedToPay: 'Đã nhận đơn, chờ thanh toán',
  linkToPay: 'Link thanh toán',
  linkToPayRest: 'Link thanh toán phần còn lại',
  orderChanged: 'Đơn được sửa',
  orderChangedCash: 'Đơn được sửa, thu thêm khi giao',
  orderChangedBack: 'Đơn được sửa, hoàn tiền',
  orderPaid: 'Đã nhận tiền',
  pointsPaid: 'Đã nhận tiền mua điểm',
  cashChosen: 'Chuyển sang trả khi nhận',
  cashNotNeeded: 'Đã nhận tiền, không thu khi giao',
  partPaid: 'Tiền còn thiếu',
  partPaidCash: 'Tiền còn thiếu, trả khi nhận',
  moneyNotNeeded: 'Tiền thừa sẽ hoàn',
  paymentExpired: 'Quá hạn thanh toán',
  paymentExpiredRefund: 'Quá hạn thanh toán, hoàn tiền',
  orderShipped: 'Đã gửi hàng',
  orderShippedCash: 'Đã gửi hàng, thu tiền',
  orderToBranch: 'Đang chuyển đến chi nhánh',
  orderToBranchCash: 'Đang chuyển đến chi nhánh, thu tiền',
  orderDelivered: 'Đã giao',
  orderDeliveredPoints: 'Đã giao, cộng điểm',
  deliveryFailed: 'Giao không thành công',
  orderSentAgain: 'Giao lại',
  orderCancelled: 'Đơn huỷ',
  orderCancelledRefund: 'Đơn huỷ, hoàn tiền',
  cancelDeclined: 'Từ chối huỷ',
  refundAccountAsked: 'Hỏi tài khoản nhận tiền hoàn',
  refundDone: 'Đã hoàn tiền',
  refundDoneCash: 'Đã hoàn tiền mặt',
  returnAsked: 'Đã nhận yêu cầu trả hàng',
  returnAccepted: 'Chấp nhận trả hàng',
  returnRefused: 'Từ chối trả hàng',
  returnLapsing: 'Sắp hết hạn trả hàng',
  returnLapsed: 'Yêu cầu trả hàng hết hạn',
  returnTaken: 'Đã nhận hàng trả, hoàn tiền',
  returnTakenFree: 'Đã nhận hàng trả',
  giftsRefused: 'Không trừ được điểm, đơn huỷ',
}

const allLabels: Readonly<Record<string, string>> = {
  ...messageLabels,
  ...Object.fromEntries(
    Object.entries(vaccineTwins).map(([plain, twin]) => [
      twin,
      messageLabels[plain as keyof typeof vaccineTwins],
    ]),
  ),
}
