import type { VietnamDay } from '#domain/kernel/dates.ts'
import { orderTypes } from '#domain/order/api.ts'
import { paymentMethods } from '#domain/order/payment-method.ts'
import { paymentStatuses, type OrderStatus } from '#domain/order/status.ts'
import type { Db } from '../../platform/db.ts'
import { countNarrowed, listWalked } from './board-queries.ts'

/** How many orders stand in a state, counted up to `max`, and since when the first of them was placed. */
export async function findOrderQueue(
  db: Db,
  { status, before }: { status: OrderStatus; before?: VietnamDay },
  max: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const narrowing = {
    statuses: [status],
    methods: paymentMethods,
    paymentStatuses,
    types: orderTypes,
    from: '-infinity',
    until: before === undefined ? 'infinity' : `${before}T00:00:00+07:00`,
  }
  const [count, [oldest]] = await Promise.all([
    countNarrowed(db, narrowing, max),
    listWalked(db, narrowing, { sort: 'old', after: null, limit: 1 }),
  ])
  // A place of the board is its time in microseconds.
  return { count, oldestAt: oldest ? new Date(oldest.key / 1000) : null }
}
