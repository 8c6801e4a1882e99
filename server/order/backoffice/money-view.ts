import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { moneyLabels } from '#domain/order/backoffice/texts.ts'
import { paymentMethodLabels } from '#domain/order/payment-method.ts'
import { describeRefundFailure } from '#domain/payment/texts.ts'
import { viewAccount, type RefundRow } from '../../payment/index.ts'
import type { BackofficeParts, MoneyLine } from './backoffice-order-queries.ts'

/** An order's ledger with its sums. */
export function moneyOf(entries: readonly MoneyLine[]): BackofficeOrder['money'] {
  const sum = (kind: MoneyLine['kind']) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)
  return {
    charged: vnd(sum('charged')),
    received: vnd(sum('received')),
    to_refund: vnd(sum('owed') - sum('refunded')),
    refunded: vnd(sum('refunded')),
    entries: entries.map((entry) => ({
      at: toVietnamIso(new Date(entry.at)),
      kind: entry.kind,
      label: labelOf(entry),
      amount: entry.amount,
      note: entry.note,
    })),
  }
}

function labelOf({ kind, amount, cause, method }: MoneyLine): string {
  if (kind === 'received') return moneyLabels.received(method && paymentMethodLabels[method])
  if (kind !== 'charged') return moneyLabels[kind]
  if (cause.startsWith('order-change:')) return moneyLabels.changed
  if (amount > 0) return moneyLabels.charged
  if (cause.startsWith('cancelled:')) return moneyLabels.cancelled
  return cause.startsWith('letOff:') ? moneyLabels.waived : moneyLabels.returned
}

export function refundsOf(
  { code, receiver }: Pick<BackofficeParts, 'code' | 'receiver'>,
  refunds: readonly RefundRow[],
  nameOf: (actor: string) => string,
): BackofficeOrder['refunds'] {
  return refunds.map((refund) => ({
    id: refund.id,
    order_code: code,
    customer: receiver,
    amount: vnd(refund.amount),
    reason: refund.reason,
    payment_type: paymentTypes[refund.method],
    state: refund.state,
    created_at: refund.at,
    ...(refund.failure ? { failure: describeRefundFailure(refund.failure) } : {}),
    tries: refund.tries,
    ...(refund.doneAt ? { done_at: refund.doneAt } : {}),
    ...(refund.doneBy ? { done_by: nameOf(refund.doneBy) } : {}),
    ...(refund.proof ? { proof: refund.proof } : {}),
    account: viewAccount(refund, nameOf),
  }))
}
