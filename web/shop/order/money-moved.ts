import { paymentMethodOf, type Order } from '#domain/order/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { isEnded, paymentStatusLabels } from '#domain/order/status.ts'
import { orderPageTexts as texts } from './texts.ts'

/** What has come of an order's money and what went back, in đồng; empty where the total says it all. */
export function moneyMoved({
  status,
  payment,
  refunds,
  costs,
}: Pick<Order, 'status' | 'payment' | 'refunds' | 'costs'>): { label: string; amount: number }[] {
  const received = payment?.received ?? 0
  const isToPay = status === 'open' || (payment?.state === 'waiting' && !isEnded(status))
  const left = isToPay ? costs.order_total.amount - received : 0
  const isPart = received > 0 && left > 0
  const [done, going] = [true, false].map((isDone) =>
    refunds
      .filter(({ state }) => (state === 'done') === isDone)
      .reduce((sum, { amount }) => sum + amount, 0),
  )
  return [
    { label: texts.received, amount: isPart || refunds.length > 0 ? received : 0 },
    { label: texts.stillToPay, amount: isPart ? left : 0 },
    { label: texts.refunding, amount: going ?? 0 },
    { label: texts.refunded, amount: done ?? 0 },
  ].filter(({ amount }) => amount > 0)
}

/**
 * A cancelled order waits for no money any more. Of cash there is nothing to say before the door: when it is
 * paid is the name of that way.
 */
export function paymentStatusText(
  order: Pick<Order, 'status' | 'payment_status' | 'payment_type'>,
): string | null {
  const { status, payment_status, payment_type } = order
  if (payment_status !== 'open') return paymentStatusLabels[payment_status]
  if (status === 'cancelled') return texts.notCollected
  return isPaidInAdvance(paymentMethodOf(payment_type)) ? paymentStatusLabels.open : null
}
