import type { Db } from '../platform/db.ts'
import type { Campaign } from './campaign-queries.ts'
import { cancelOpen, lockChain, putBack } from './chain-queries.ts'

/**
 * Takes back entries that nobody has played yet, as when their order is given back; what they had got goes back into
 * the box for later entries. Played ones stay. Gives how many were taken back.
 */
export async function cancelEntries(
  trx: Db,
  { id }: Pick<Campaign, 'id'>,
  causes: readonly string[],
): Promise<number> {
  await lockChain(trx, id)
  const results = await cancelOpen(trx, id, causes)
  if (results.length > 0) await putBack(trx, id, results)
  return results.length
}
