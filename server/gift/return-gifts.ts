import type { Db } from '../platform/db.ts'

export async function returnGifts(
  trx: Db,
  taken: { cause: string; at: Date },
): Promise<{ points: number }> {
  throw new Error('not written yet')
}
