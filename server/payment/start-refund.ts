import { asksForAccount } from '#domain/payment/refund-account/states.ts'
import type { Db } from '../platform/db.ts'
import { askOrKnow } from './refund-account/ask-queries.ts'
import { findRefundOfCause, insertRefund, type NewRefund } from './refund-queries.ts'

/**
 * Starts giving money back, in the transaction in which it became owed and under the lock of its order
 * (of its transfer, where that belongs to none): the refund's id, the same for the same cause. What
 * came by VNPay is asked of VNPay after commit, anything else waits for staff (docs/rules/payments.md), who need
 * an account to send it to (docs/rules/refund-accounts.md).
 * After commit wake the outbox and tell `refunds` and `order:{code}`. Faults when more is to go back
 * than is left of the receipt.
 */
export async function startRefund(trx: Db, refund: NewRefund): Promise<number> {
  const goesByGateway = refund.method === 'domesticCard' && refund.receiptId !== null
  const added = await insertRefund(trx, refund, goesByGateway ? 'sending' : 'byHand')
  const id = added ?? (await findRefundOfCause(trx, refund.cause))
  if (id === null) {
    throw new Error(`${refund.cause} gives back more than is left of receipt ${refund.receiptId}`)
  }
  const { orderId, method, at } = refund
  if (added !== null && orderId !== null && asksForAccount(method)) {
    await askOrKnow(trx, { refundId: added, orderId, at })
  }
  return id
}
