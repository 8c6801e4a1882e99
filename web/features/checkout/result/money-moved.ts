import type { Order } from '#domain/order/api.ts'
import { paymentStatusLabels } from '#domain/order/status.ts'
import { orderPageTexts as texts } from './texts.ts'

/** What has come of an order's money and what went back, in đồng; empty where the total says it all. */
export function moneyMoved({
  status,
  payment,
  refunds,
  costs,
}: Pick<Order, 'status' | 'payment' | 'refunds' | 'costs'>): { label: string; amount: number }[] {
  const received = payment?.received ?? 0
  const left = status === 'open' ? costs.order_total.amount - received : 0
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

/** A cancelled order waits for no money any more. */
export function paymentStatusText({
  status,
  payment_status,
}: Pick<Order, 'status' | 'payment_status'>): string {
  const isOver = status === 'cancelled' && payment_status === 'open'
  return isOver ? texts.notCollected : paymentStatusLabels[payment_status]
}
