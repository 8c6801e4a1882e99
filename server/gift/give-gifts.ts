import { lockAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { findExchanger, giveExchanges, lockGifts } from './exchange-queries.ts'

/** The goods among a cause's gifts leave the shelf, at hand-over. Reward vouchers left with the burn. */
export async function giveGifts(
  trx: Db,
  { cause, at }: { cause: string; at: Date },
): Promise<void> {
  const accountId = await findExchanger(trx, cause)
  if (accountId === null) return
  await lockAccount(trx, accountId, at)
  await lockGifts(trx, cause)
  await giveExchanges(trx, cause, at)
}
