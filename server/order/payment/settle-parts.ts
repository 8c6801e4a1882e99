import { resolveTransfer } from '../../payment/index.ts'
import type { Db } from '../../platform/db.ts'
import { listPartialTransfers } from './receipt-queries.ts'

/**
 * Transfers that were not enough by themselves need nobody's hand any more: the rest has come, or they
 * are on their way back. The order's row is locked.
 */
export async function settleParts(
  trx: Db,
  orderId: number,
  { action, at, but }: { action: 'completed' | 'refunded'; at: Date; but?: number },
): Promise<void> {
  for (const id of await listPartialTransfers(trx, orderId)) {
    if (id !== but) await resolveTransfer(trx, id, { action, by: 'system', reason: '', at })
  }
}
