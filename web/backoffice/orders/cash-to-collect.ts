import { paymentMethodOf } from '#domain/order/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { isPaidInAdvance } from '#domain/order/payment-method.ts'
import { moneyGoingBack } from './moves.ts'

/** Đồng that whoever hands the goods over takes for them: what has come before is taken off. */
export function cashToCollect({ order, money }: Pick<BackofficeOrder, 'order' | 'money'>): number {
  if (isPaidInAdvance(paymentMethodOf(order.payment_type))) return 0
  return Math.max(0, money.charged - moneyGoingBack(money))
}

/** Đồng that came after the goods had left to be paid at the door: the courier must be called. */
export function paidUnderWay({
  order,
  money,
  history,
}: Pick<BackofficeOrder, 'order' | 'money' | 'history'>): number {
  const isUnderWay = ['shipping', 're_shipping', 'returning'].includes(order.status)
  if (!isUnderWay || isPaidInAdvance(paymentMethodOf(order.payment_type))) return 0
  const left = history.findLast(({ event }) => event === 'handedToCarrier')?.at ?? ''
  return money.entries
    .filter(({ kind, at }) => kind === 'received' && at >= left)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Đồng that go back should whoever carries the goods have taken what was told, whatever came meanwhile. */
export function takenTwice(data: Pick<BackofficeOrder, 'order' | 'money'>): number {
  return Math.max(0, (data.money.told_to_collect ?? 0) - cashToCollect(data))
}
