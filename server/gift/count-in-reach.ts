import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import { remember } from '../platform/remember.ts'
import { listOpenCosts } from './store.ts'

/** Asked with every earned code; changes only when a gift does. */
const readOpenCosts = remember('loyalty', listOpenCosts)

/** How many of the gifts that can be exchanged today a balance of points reaches. */
export async function countInReach(
  ctx: Pick<Context, 'db' | 'cache'>,
  available: number,
  today: VietnamDay,
): Promise<number> {
  const costs = await readOpenCosts(ctx, today)
  return costs.filter((cost) => cost <= available).length
}
