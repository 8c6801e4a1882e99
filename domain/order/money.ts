import type { BankState, RefundReason } from '../payment/refunds.ts'

/** What an order's money ledger adds up to, each in đồng (docs/rules/order-money.md). */
export interface OrderSums {
  /** What the order costs by now: nothing once it is cancelled, less after a return. */
  charged: number
  received: number
  /** Of what came, what is to be given back. */
  owed: number
  /** Of what is to be given back, what was. */
  refunded: number
}

/** What came and stays, in đồng. */
export function keptOf({ received, owed }: Pick<OrderSums, 'received' | 'owed'>): number {
  return received - owed
}

/** What is still to come, in đồng. */
export function missingOf(sums: OrderSums): number {
  return Math.max(0, sums.charged - keptOf(sums))
}

/** What money that comes means: enough at last, not yet enough, paid before, or too late. */
export type MoneyVerdict = 'paid' | 'partial' | 'double' | 'late'

export interface MoneyJudgement {
  verdict: MoneyVerdict
  /** Đồng of it that go back at once. */
  back: number
}

/** Judges money before it is in the ledger; a cancelled order is never revived by it. */
export function evaluateMoney(
  sums: OrderSums,
  { amount, isCancelled }: { amount: number; isCancelled: boolean },
): MoneyJudgement {
  if (isCancelled) return { verdict: 'late', back: amount }
  const missing = missingOf(sums)
  if (missing === 0) return { verdict: 'double', back: amount }
  if (amount < missing) return { verdict: 'partial', back: 0 }
  return { verdict: 'paid', back: amount - missing }
}

/** Why money that has just come goes back. */
export function backReason({ verdict }: MoneyJudgement): RefundReason {
  return verdict === 'late' || verdict === 'double' ? verdict : 'excess'
}

/** What the bank back office calls a transfer of that judgement. */
export function bankStateOf({ verdict, back }: MoneyJudgement): Exclude<BankState, 'resolved'> {
  if (verdict !== 'paid') return verdict
  return back > 0 ? 'excess' : 'matched'
}
