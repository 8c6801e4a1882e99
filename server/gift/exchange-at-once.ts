import { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { issueVoucher, type IssuedVoucher } from '../voucher/index.ts'
import { burnGifts } from './burn-gifts.ts'
import { holdGifts } from './hold-gifts.ts'
import { rewardCauses } from './reward-causes.ts'

interface Wish {
  accountId: number
  giftId: number
  cause: string
  note: string
  at: Date
}

/**
 * One reward voucher for points, held and burnt in the caller's transaction. Refuses as `holdGifts`
 * does; `notFound` for goods, which go through an order, `pointsNotDeducted` when the burn is refused.
 */
export async function exchangeAtOnce(
  ctx: Pick<Context, 'config'>,
  trx: Db,
  wish: Wish,
): Promise<IssuedVoucher> {
  const { accountId, giftId, cause, at } = wish
  const [held] = await holdGifts(trx, { ...wish, gifts: [{ id: giftId, quantity: 1 }] })
  const campaignId = held?.voucherCampaignId ?? null
  if (!held || campaignId === null) throw new Refusal('notFound')
  const end = await burnGifts(ctx, trx, { cause, at })
  if (end !== 'burnt') throw new Refusal('pointsNotDeducted')
  // Burning has made it; asked again by its cause it is the same one.
  const [of] = rewardCauses(cause, held)
  const issued = await issueVoucher(ctx, trx, { campaignId, accountId, cause: of!, at })
  if (!issued) throw new Refusal('pointsNotDeducted')
  return issued
}
