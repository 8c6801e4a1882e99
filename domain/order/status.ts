/** Order states, spelled as the specification has them; people search for these words. */
export const orderStatuses = [
  'burning',
  'open',
  'processing',
  'shipping',
  're_shipping',
  'returning',
  'point_accumulating',
  'completed',
  'pre_cancel',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabels: Record<OrderStatus, string> = {
  burning: 'Chờ xử lý',
  open: 'Chờ thanh toán',
  processing: 'Chờ xác nhận',
  shipping: 'Chờ giao hàng',
  re_shipping: 'Giao hàng lại',
  returning: 'Giao hàng thất bại',
  point_accumulating: 'Chờ tích điểm',
  completed: 'Hoàn tất',
  pre_cancel: 'Chờ huỷ',
  cancelled: 'Đã huỷ',
}

/** What an order sells: goods of the shop, of the vaccine centres, or packages of points. */
export const orderTypes = ['normal', 'vaccine', 'points'] as const
export type OrderType = (typeof orderTypes)[number]

export const paymentStatuses = ['open', 'success', 'refund'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  open: 'Chờ thanh toán',
  success: 'Thành công',
  refund: 'Hoàn tiền',
}

export type OrderEvent =
  | 'placedWithGifts'
  | 'placedToPay'
  | 'placedCash'
  | 'pointsBurntToPay'
  | 'pointsBurntCash'
  | 'burnRefused'
  | 'paid'
  | 'pointsPaid'
  | 'cashChosen'
  | 'changedToPay'
  | 'buyerCancelled'
  | 'paymentExpired'
  | 'handedToCarrier'
  | 'cancelRequested'
  | 'cancelAccepted'
  | 'cancelDeclined'
  | 'staffCancelled'
  | 'deliveredWithPoints'
  | 'delivered'
  | 'pointsCredited'
  | 'deliveryFailed'
  | 'sentAgain'
  | 'goodsBack'

interface Transition {
  from: readonly (OrderStatus | 'new')[]
  to: OrderStatus
}

/** The table of docs/rules/order-states.md. A move that is not here is refused. */
export const transitions: Record<OrderEvent, Transition> = {
  placedWithGifts: { from: ['new'], to: 'burning' },
  placedToPay: { from: ['new'], to: 'open' },
  placedCash: { from: ['new'], to: 'processing' },
  pointsBurntToPay: { from: ['burning'], to: 'open' },
  pointsBurntCash: { from: ['burning'], to: 'processing' },
  burnRefused: { from: ['burning'], to: 'cancelled' },
  paid: { from: ['open'], to: 'processing' },
  pointsPaid: { from: ['open'], to: 'point_accumulating' },
  cashChosen: { from: ['open'], to: 'processing' },
  changedToPay: { from: ['processing'], to: 'open' },
  buyerCancelled: { from: ['open'], to: 'cancelled' },
  paymentExpired: { from: ['open'], to: 'cancelled' },
  handedToCarrier: { from: ['processing'], to: 'shipping' },
  cancelRequested: { from: ['processing'], to: 'pre_cancel' },
  cancelAccepted: { from: ['pre_cancel'], to: 'cancelled' },
  cancelDeclined: { from: ['pre_cancel'], to: 'processing' },
  staffCancelled: { from: ['processing'], to: 'cancelled' },
  deliveredWithPoints: { from: ['shipping', 're_shipping'], to: 'point_accumulating' },
  delivered: { from: ['shipping', 're_shipping'], to: 'completed' },
  pointsCredited: { from: ['point_accumulating'], to: 'completed' },
  deliveryFailed: { from: ['shipping', 're_shipping'], to: 'returning' },
  sentAgain: { from: ['returning'], to: 're_shipping' },
  goodsBack: { from: ['returning'], to: 'cancelled' },
}

/** The state after an event, or null when the table does not allow it from here. */
export function nextStatus(from: OrderStatus | 'new', event: OrderEvent): OrderStatus | null {
  const { from: allowed, to } = transitions[event]
  return allowed.includes(from) ? to : null
}

/** What the buyer may do to end an order now: cancel at once, ask for it, or nothing. */
export function buyerCancelEvent(status: OrderStatus): OrderEvent | null {
  const ways: OrderEvent[] = ['buyerCancelled', 'cancelRequested']
  return ways.find((event) => nextStatus(status, event) !== null) ?? null
}

/** Nothing happens to it any more. */
export function isEnded(status: OrderStatus): boolean {
  return status === 'completed' || status === 'cancelled'
}
