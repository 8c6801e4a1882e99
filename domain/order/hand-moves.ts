import type { Permission } from '../staff/permissions.ts'
import type { OrderEvent } from './status.ts'

interface HandMove {
  label: string
  permission: Permission
  /** The buyer reads it, so it must be given. */
  needsReason: boolean
  /** What will happen, told before it is confirmed. */
  says: string
}

/** What staff do with an order by hand: the back office's buttons and the API's guard read this table. */
export const handMoves = {
  handedToCarrier: {
    label: 'Giao cho đơn vị vận chuyển',
    permission: 'orders.ship',
    needsReason: false,
    says: 'Hàng rời kho, voucher được dùng và quà được trao. Người mua nhận tin nhắn báo hàng đã gửi.',
  },
  delivered: {
    label: 'Đã giao xong',
    permission: 'orders.ship',
    needsReason: false,
    says: 'Đơn hoàn tất. Đơn tiền mặt được ghi nhận đã thu tiền.',
  },
  deliveredWithPoints: {
    label: 'Đã giao xong',
    permission: 'orders.ship',
    needsReason: false,
    says: 'Điểm của đơn vào tài khoản thành viên và đơn hoàn tất. Đơn tiền mặt được ghi nhận đã thu tiền.',
  },
  deliveryFailed: {
    label: 'Giao không thành công',
    permission: 'orders.ship',
    needsReason: true,
    says: 'Hàng quay về. Người mua nhận tin nhắn kèm lý do; sau đó giao lại hoặc nhập kho.',
  },
  sentAgain: {
    label: 'Giao lại',
    permission: 'orders.ship',
    needsReason: false,
    says: 'Hàng được giao lần nữa. Người mua nhận tin nhắn.',
  },
  goodsBack: {
    label: 'Hàng đã về kho',
    permission: 'orders.ship',
    needsReason: true,
    says: 'Đơn huỷ: hàng nhập lại kho, điểm và voucher trả lại, tiền đã thu được hoàn.',
  },
  cancelAccepted: {
    label: 'Đồng ý huỷ',
    permission: 'orders.cancel',
    needsReason: false,
    says: 'Đơn huỷ: hàng, điểm và voucher được trả lại, tiền đã thu được hoàn. Không thể hoàn tác.',
  },
  cancelDeclined: {
    label: 'Từ chối huỷ',
    permission: 'orders.cancel',
    needsReason: true,
    says: 'Đơn tiếp tục được xử lý. Người mua đọc được lý do.',
  },
  staffCancelled: {
    label: 'Huỷ đơn',
    permission: 'orders.cancel',
    needsReason: true,
    says: 'Đơn huỷ: hàng, điểm và voucher được trả lại, tiền đã thu được hoàn. Không thể hoàn tác.',
  },
} as const satisfies Partial<Record<OrderEvent, HandMove>>
export type HandMoveEvent = keyof typeof handMoves

export const handMoveEvents = Object.keys(handMoves) as [HandMoveEvent, ...HandMoveEvent[]]
