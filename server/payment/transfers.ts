import { Refusal } from '#domain/errors.ts'
import type { BankState } from '#domain/payment/refunds.ts'
import type { Db } from '../platform/db.ts'
import { insertTransferReceipt } from './receipt-queries.ts'
import { lockTransfer, setTransferState, type Resolution } from './transfer-queries.ts'

/**
 * Counts a transfer for an order, whose row the caller holds: the id of its receipt (cause `bank:{id}`),
 * the same when it was counted for this order before. Refuses `notFound` for an unknown transfer and
 * `conflict` for one that was counted for another order or settled otherwise.
 */
export async function receiveTransfer(
  trx: Db,
  { transactionId, orderId, at }: { transactionId: number; orderId: number; at: Date },
): Promise<number> {
  const transfer = await lockTransfer(trx, transactionId)
  if (!transfer) throw new Refusal('notFound')
  if (transfer.receiptId !== null && transfer.orderId === orderId) return transfer.receiptId
  if (transfer.receiptId !== null || transfer.state === 'resolved') throw new Refusal('conflict')
  const receiptId = await insertTransferReceipt(trx, { transactionId, orderId, at })
  if (receiptId === null) throw new Refusal('conflict')
  return receiptId
}

/** Says what a transfer is, in the judgement of its order (never `resolved`: see `resolveTransfer`). After commit tell `payments`. */
export function noteTransferState(trx: Db, transactionId: number, state: BankState): Promise<void> {
  return setTransferState(trx, transactionId, state)
}

/** Says how a transfer that did not match by itself was settled, by whom and why. Tell `payments`. */
export function resolveTransfer(
  trx: Db,
  transactionId: number,
  resolution: Resolution,
): Promise<void> {
  return setTransferState(trx, transactionId, 'resolved', resolution)
}
