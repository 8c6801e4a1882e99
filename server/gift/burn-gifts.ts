import type { Context } from '../context.ts'
import { burnHold, lockAccount } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { issueVoucher } from '../voucher/index.ts'
import {
  burnExchanges,
  findExchanger,
  listExchanges,
  lockGifts,
  type ExchangeRow,
} from './exchange-queries.ts'
import { rewardCauses } from './reward-causes.ts'
import { allOrNothing } from './savepoint-queries.ts'

/**
 * Turns a cause's hold into a burn and issues its reward vouchers, all or nothing. `refused`: the
 * membership is locked or a voucher cannot be issued, nothing is changed; `done`: nothing is held
 * (any more).
 */
export async function burnGifts(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  { cause, at }: { cause: string; at: Date },
): Promise<'burnt' | 'refused' | 'done'> {
  const accountId = await findExchanger(trx, cause)
  if (accountId === null) return 'done'
  const { status } = await lockAccount(trx, accountId, at)
  const held = (await listExchanges(trx, cause)).filter(({ state }) => state === 'held')
  if (held.length === 0) return 'done'
  if (status === 'locked') return 'refused'
  const isBurnt = await allOrNothing(trx, async () => {
    await lockGifts(trx, cause)
    await burnExchanges(trx, cause, at)
    const isIssued = await issueRewards(ctx, trx, { held, accountId, cause, at })
    return isIssued && (await burnHold(trx, { cause, at }))
  })
  return isBurnt ? 'burnt' : 'refused'
}

interface Rewards {
  held: readonly ExchangeRow[]
  accountId: number
  cause: string
  at: Date
}

async function issueRewards(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  { held, accountId, cause, at }: Rewards,
) {
  const rewards = held.flatMap((exchange) =>
    rewardCauses(cause, exchange).map((of) => {
      return { campaignId: exchange.voucherCampaignId!, accountId, cause: of, at }
    }),
  )
  // Campaigns are locked by id, whatever the order of the gifts.
  for (const reward of rewards.toSorted((a, b) => a.campaignId - b.campaignId)) {
    if ((await issueVoucher(ctx, trx, reward)) === null) return false
  }
  return true
}
