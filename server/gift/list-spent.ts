import type { Db } from '../platform/db.ts'

/** What a member has spent in each promotion; promotions without spending are left out. */
export async function listSpent(
  db: Db,
  accountId: number,
): Promise<{ promotionId: number; points: number }[]> {
  throw new Error('not written yet')
}
