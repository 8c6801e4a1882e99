import type { Db } from '../platform/db.ts'

/** The goods among an order's gifts leave the shelf at hand-over. */
export async function giveGifts(trx: Db, burnt: { cause: string; at: Date }): Promise<void> {
  throw new Error('not written yet')
}
