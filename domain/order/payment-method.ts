import type { OrderType } from './status.ts'

/** How an order is paid; the wire's own spelling is in `api.ts`. */
export const paymentMethods = [
  'cash',
  'domesticCard',
  'internationalCard',
  'qrCode',
  'transfer',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Thanh toán khi nhận hàng',
  domesticCard: 'Thẻ ATM nội địa (VNPay)',
  internationalCard: 'Thẻ quốc tế Visa, Mastercard, JCB',
  qrCode: 'Quét mã QR ngân hàng',
  transfer: 'Chuyển khoản ngân hàng',
}

/** Everything but cash waits for the money before the order is handled. */
export function isPaidInAdvance(method: PaymentMethod): boolean {
  return method !== 'cash'
}

/** Points are bought in advance alone; anything else may be paid where it is handed over. */
export function canPayCash(orderType: OrderType): boolean {
  return orderType !== 'points'
}

/** Whether an order waits for money: one that costs nothing is handled at once, whatever the method. */
export function waitsForMoney(order: { paymentMethod: PaymentMethod; total: number }): boolean {
  return isPaidInAdvance(order.paymentMethod) && order.total > 0
}
