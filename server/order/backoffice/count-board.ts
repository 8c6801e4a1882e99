import type { Output } from '#domain/contract.ts'
import type { countBoard as definition } from '#domain/order/backoffice/api.ts'
import { orderStatuses } from '#domain/order/status.ts'
import type { Context } from '../../context.ts'
import { countByStatus } from './row-queries.ts'

const max = 10_000

/** How many orders are in each state, in the order of the states. */
export async function countBoard(ctx: Context): Promise<Output<typeof definition>> {
  const rows = await countByStatus(ctx.db, orderStatuses, max + 1)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return orderStatuses.map((status) => {
    const count = counts.get(status) ?? 0
    return { status, count: Math.min(count, max), more: count > max }
  })
}
