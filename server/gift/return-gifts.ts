import { lockAccount, releaseHold, returnBurnt } from '../loyalty/index.ts'
import type { Db } from '../platform/db.ts'
import { lockCampaigns, revokeVoucher } from '../voucher/index.ts'
import {
  findExchanger,
  listExchanges,
  lockGifts,
  returnExchanges,
  type ExchangeRow,
} from './exchange-queries.ts'
import { rewardCauses } from './reward-causes.ts'

interface Taken {
  cause: string
  at: Date
}

/**
 * Gives back what a cause took, whatever became of it: goods, points, unused reward vouchers. A used
 * voucher stays and so does its price. Gives the points that came back; a second time none.
 */
export async function returnGifts(trx: Db, taken: Taken): Promise<{ points: number }> {
  const { cause, at } = taken
  const accountId = await findExchanger(trx, cause)
  if (accountId === null) return { points: 0 }
  await lockAccount(trx, accountId, at)
  const open = (await listExchanges(trx, cause)).filter(({ state }) => state !== 'returned')
  if (open.length === 0) return { points: 0 }
  await lockGifts(trx, cause)
  // The vouchers that the same order used are given back after this.
  await lockCampaigns(trx, {
    cause,
    ids: open.flatMap((gift) => gift.voucherCampaignId ?? []),
  })
  const back: ReturnedExchange[] = []
  for (const exchange of byCampaign(open)) {
    back.push({ ...exchange, kept: await countUsedRewards(trx, cause, exchange) })
  }
  await returnExchanges(trx, back, at)
  return { points: await returnPoints(trx, taken, back) }
}

/** As a burn locks the campaigns of its vouchers: by id, whatever the order of the gifts. */
function byCampaign(exchanges: readonly ExchangeRow[]): ExchangeRow[] {
  return exchanges.toSorted((a, b) => (a.voucherCampaignId ?? 0) - (b.voucherCampaignId ?? 0))
}

interface ReturnedExchange extends ExchangeRow {
  /** Reward vouchers that were used already. */
  kept: number
}

async function countUsedRewards(trx: Db, cause: string, exchange: ExchangeRow): Promise<number> {
  if (exchange.state !== 'given') return 0
  let used = 0
  for (const reward of rewardCauses(cause, exchange)) {
    if ((await revokeVoucher(trx, { cause: reward })) === 'used') used += 1
  }
  return used
}

/** A cause's gifts are held together and burnt together. */
async function returnPoints(
  trx: Db,
  { cause, at }: Taken,
  back: readonly ReturnedExchange[],
): Promise<number> {
  if (back.some(({ state }) => state === 'held')) return releaseHold(trx, { cause, at })
  const points = back.reduce((sum, gift) => sum + gift.pointCost * (gift.quantity - gift.kept), 0)
  return points === 0 ? 0 : returnBurnt(trx, { cause, points, at })
}
