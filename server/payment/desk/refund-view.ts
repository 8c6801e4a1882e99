import { toVietnamIso } from '#domain/kernel/dates.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { paymentTypes } from '#domain/order/api.ts'
import type { RefundTask } from '#domain/payment/desk/api.ts'
import { describeRefundFailure } from '#domain/payment/texts.ts'
import type { RefundListRow } from './refund-list-store.ts'

/** A refund as the desk shows it. */
export function toRefundTask(row: RefundListRow): RefundTask {
  return {
    id: row.id,
    order_code: row.orderCode,
    customer: row.customer,
    amount: vnd(row.amount),
    reason: row.reason,
    payment_type: paymentTypes[row.method],
    state: row.state,
    created_at: toVietnamIso(row.createdAt),
    ...(row.failure ? { failure: describeRefundFailure(row.failure) } : {}),
    tries: row.tries,
    ...(row.doneAt ? { done_at: toVietnamIso(row.doneAt) } : {}),
    ...(row.doneBy ? { done_by: row.doneBy } : {}),
    ...(row.proof ? { proof: row.proof } : {}),
  }
}
