import { lockAccount } from '../loyalty/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { lockCampaigns } from './campaign-lock-queries.ts'
import { holderOf } from './holder.ts'
import { listCampaignsOf, moveUses } from './move-queries.ts'

/** What guests' orders hold and have used is a membership's from now on, also beyond its limit: it was given. */
export async function giveUsesOver(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  { causes, accountId, at }: { causes: readonly string[]; accountId: number; at: Date },
): Promise<void> {
  const ids = await listCampaignsOf(trx, causes)
  if (ids.length === 0) return
  await lockAccount(trx, accountId, at)
  await lockCampaigns(trx, { ids })
  await moveUses(trx, causes, holderOf(config.secretKey, { accountId, phone: '' }))
}
