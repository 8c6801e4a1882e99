import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'

/** How many gifts that can be exchanged today a balance of points reaches. */
export async function countInReach(
  ctx: Pick<Context, 'db'>,
  available: number,
  today: VietnamDay,
): Promise<number> {
  throw new Error('not written yet')
}
