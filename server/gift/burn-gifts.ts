import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

/** Points burnt, reward vouchers issued. */
export async function burnGifts(
  ctx: Context,
  trx: Db,
  held: { cause: string; at: Date },
): Promise<'burnt' | 'refused' | 'done'> {
  throw new Error('not written yet')
}
