import { keptOf, type OrderSums } from '../money.ts'
import { isPaidInAdvance, type PaymentMethod } from '../payment-method.ts'

/** What a change of an order does to its money, each in đồng. */
export interface ChangeMoney {
  /** What it costs more, or less. */
  charged: number
  /** What came and is not needed any more. */
  back: number
  /** What is still to come afterwards. */
  missing: number
}

/** The money of an order whose total becomes another: what goes back is never more than came and stayed. */
export function moneyOfChange(
  sums: OrderSums,
  { before, after }: { before: number; after: number },
): ChangeMoney {
  const charged = after - before
  const due = sums.charged + charged
  const kept = keptOf(sums)
  return { charged, back: Math.max(0, kept - due), missing: Math.max(0, due - kept) }
}

/** How what is missing of an order that was paid in advance comes: at the door, or by a link that is sent. */
export const restWays = ['cash', 'link'] as const
export type RestWay = (typeof restWays)[number]

/** Whether somebody must say how the rest comes: an order that waits for its money or is paid at the door goes on so. */
export function asksForRest(
  order: { status: string; paymentMethod: PaymentMethod },
  { missing }: Pick<ChangeMoney, 'missing'>,
): boolean {
  return missing > 0 && order.status === 'processing' && isPaidInAdvance(order.paymentMethod)
}
