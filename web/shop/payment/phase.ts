import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import { waitsForMoney } from '#domain/order/payment-method.ts'
import { isEnded } from '#domain/order/status.ts'
import { orderTexts } from '#domain/order/texts.ts'
import type { PaymentView, TransferOrder } from '#domain/payment/api.ts'

/** Where the paying of an order stands, as its page shows it. */
export type PaymentPhase =
  /** Cash, or nothing to say of it (any more). */
  | { kind: 'none' }
  /** A QR code to scan; `received`: đồng of a part that has come. */
  | { kind: 'transfer'; qr: TransferOrder; received: number }
  /** A card payment that was not begun, or was left. */
  | { kind: 'card' }
  | { kind: 'confirming' }
  | { kind: 'failed'; reason: string }
  /** `amount`: đồng that have come. */
  | { kind: 'paid'; amount: number }
  /** It was never paid and is cancelled: by its buyer or the shop, or because the time was over. */
  | { kind: 'ended'; expired: boolean }

export type PaidOrder = Pick<
  Order,
  'status' | 'payment_type' | 'payment_status' | 'payment' | 'refunds' | 'timeline' | 'costs'
>

/** What the order says of its payment, and nothing of our own: money is never guessed here. */
export function paymentPhase(order: PaidOrder): PaymentPhase {
  const { status, payment } = order
  if (status === 'cancelled') return endedPhase(order)
  if (!payment) return { kind: 'none' }
  // Afterwards the costs say it; a page of thanks would be late.
  if (status === 'processing' && payment.state === 'paid') {
    return { kind: 'paid', amount: payment.received || order.costs.order_total.amount }
  }
  if (status !== 'open') return { kind: 'none' }
  return openPhase(payment)
}

function openPhase({ state, qr, received, failure = '' }: PaymentView): PaymentPhase {
  // Paid, and the order's own move is on its way: the next look shows it.
  if (state === 'confirming' || state === 'paid') return { kind: 'confirming' }
  // Also after a card has failed: the buyer has chosen to transfer since.
  if (qr) return { kind: 'transfer', qr, received }
  return state === 'failed' ? { kind: 'failed', reason: failure } : { kind: 'card' }
}

function endedPhase(order: PaidOrder): PaymentPhase {
  // Where money had come, its refunds tell what becomes of it.
  const hadMoney = order.payment_status !== 'open' || order.refunds.length > 0
  if (hadMoney || !waitedForMoney(order)) return { kind: 'none' }
  const last = order.timeline.findLast(({ status }) => status === 'cancelled')
  return { kind: 'ended', expired: last?.note === orderTexts.notPaidInTime }
}

function waitedForMoney({ payment_type, costs }: Pick<Order, 'payment_type' | 'costs'>): boolean {
  const total = costs.order_total.amount
  return waitsForMoney({ paymentMethod: paymentMethodOf(payment_type), total })
}

/** How an order's page follows it: `closely` while its buyer waits for the next thing to happen. */
export type OrderWatch = 'closely' | 'lightly' | 'not'

export function watchOf(order: PaidOrder): OrderWatch {
  const { status, refunds } = order
  if (status === 'burning' || status === 'open') return 'closely'
  if (!isEnded(status) || refunds.some(({ state }) => state !== 'done')) return 'lightly'
  // Money may still come late for what was never paid.
  return paymentPhase(order).kind === 'ended' ? 'lightly' : 'not'
}
