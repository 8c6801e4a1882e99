import type { MessageTemplate } from './templates.ts'

/**
 * What a notice on a device says: one neutral line, for whoever holds the device may read it. No name, phone, product or
 * reason, nothing of health: those stand on the page behind it, after the login.
 */
export interface PushText {
  title: string
  body: string
  /** The page that it opens. */
  path: (values: Readonly<Record<string, string>>) => string
}

/** An answer in a chat has no form of a message to a phone. */
export type PushTemplate = MessageTemplate | 'chatAnswered'

const order = (body: string): PushText => ({
  title: 'Đơn hàng của Quý khách',
  body,
  path: ({ code = '' }) => `/ho-so-thanh-vien/don-hang-cua-toi/${encodeURIComponent(code)}/`,
})

const standing = (body: string): PushText => ({
  title: 'Đơn giao đều của Quý khách',
  body,
  path: () => '/ho-so-thanh-vien/mua-dinh-ky/',
})

/** What is told so; the rest goes by the other channels alone. */
export const pushTexts: Partial<Record<PushTemplate, PushText>> = {
  orderPlaced: order('Chúng tôi đã nhận đơn hàng. Bấm để xem chi tiết.'),
  orderPlacedToPay: order(
    'Chúng tôi đã nhận đơn hàng và đang chờ thanh toán. Bấm để xem chi tiết.',
  ),
  orderPaid: order('Đơn hàng đã được thanh toán. Bấm để xem chi tiết.'),
  paymentExpired: order('Đơn hàng đã huỷ vì chưa được thanh toán. Bấm để xem chi tiết.'),
  orderShipped: order('Đơn hàng đang trên đường giao. Bấm để theo dõi.'),
  orderShippedCash: order('Đơn hàng đang trên đường giao. Bấm để theo dõi.'),
  orderToBranch: order('Đơn hàng đang được chuyển đến nơi nhận. Bấm để theo dõi.'),
  orderToBranchCash: order('Đơn hàng đang được chuyển đến nơi nhận. Bấm để theo dõi.'),
  orderDelivered: order('Đơn hàng đã giao thành công. Cảm ơn Quý khách!'),
  orderDeliveredPoints: order('Đơn hàng đã giao thành công, điểm đã được cộng. Cảm ơn Quý khách!'),
  deliveryFailed: order('Đơn hàng chưa giao được. Bấm để xem chi tiết.'),
  orderSentAgain: order('Đơn hàng đang được giao lại. Bấm để theo dõi.'),
  orderCancelled: order('Đơn hàng đã huỷ. Bấm để xem chi tiết.'),
  orderCancelledRefund: order('Đơn hàng đã huỷ, tiền sẽ được hoàn lại. Bấm để xem chi tiết.'),
  refundAccountAsked: order('Cho biết tài khoản nhận tiền hoàn. Bấm để điền.'),
  refundDone: order('Tiền của đơn hàng đã được hoàn lại. Bấm để xem chi tiết.'),
  refundDoneCash: order('Tiền của đơn hàng đã được hoàn lại. Bấm để xem chi tiết.'),
  returnAccepted: order('Yêu cầu trả hàng đã được chấp nhận. Bấm để xem cách gửi hàng.'),
  returnRefused: order('Yêu cầu trả hàng đã được trả lời. Bấm để xem chi tiết.'),
  replenishSoon: standing('Sắp đến kỳ giao tiếp theo. Bấm để xem hoặc đổi ngày.'),
  replenishFee: standing('Kỳ giao tới cần Quý khách xác nhận. Bấm để xem.'),
  replenishHeld: standing('Kỳ giao chưa đặt được. Bấm để xem chi tiết.'),
  pointsExpiring: {
    title: 'Điểm tích luỹ của Quý khách',
    body: 'Có điểm sắp hết hạn. Bấm để xem và dùng điểm.',
    path: () => '/ho-so-thanh-vien/lich-su-diem/',
  },
  questionAnswered: {
    title: 'Câu hỏi của Quý khách',
    body: 'Chuyên gia đã trả lời. Bấm để xem.',
    path: () => '/chuyen-gia-tu-van/',
  },
  chatAnswered: {
    title: 'Tin nhắn từ cửa hàng',
    body: 'Quý khách có tin nhắn mới. Bấm để xem.',
    path: () => '/tro-chuyen/',
  },
}

/** At night a notice lies there without a sound. Vietnam hours. */
export function isSilentHour(hour: number): boolean {
  return hour >= 21 || hour < 7
}
