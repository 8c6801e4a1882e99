import { hours } from '#domain/kernel/durations.ts'
import type { Db } from '../platform/db.ts'
import { hasUndecided } from './attempt-queries.ts'

/** How long past its end a try that no gateway can tell of keeps its order waiting. */
const openTimeout = hours(1)
/** How long money that a gateway doubts does. */
const reviewTimeout = hours(24)

/**
 * Whether money may still be on its way by card: a try whose gateway has not said, nor been asked with
 * success since its end, what became of it (for an hour after its end), or money that a gateway
 * doubts (for a day). An unpaid order with one is not to expire; afterwards such money is late.
 */
export function hasUndecidedPayment(trx: Db, orderId: number, at: Date): Promise<boolean> {
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds)
  const since = { open: before(openTimeout), review: before(reviewTimeout) }
  return hasUndecided(trx, orderId, since)
}
