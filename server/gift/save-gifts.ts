import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { insertGifts, insertPromotion } from './save-queries.ts'

export interface NewGift {
  name: string
  description: string
  kind: 'gift' | 'voucher'
  productCode: string
  pointCost: number
  /** Stem; reward vouchers share one and need none. */
  picture?: string
  /** What a reward voucher is of. */
  voucherCampaignId?: number
  perMemberLimit?: number
  totalLimit?: number
  /** On the shelf; of vouchers, how many may be given. */
  onHand: number
}

export interface NewPromotion {
  programmeId: number
  name: string
  startsOn: VietnamDay
  endsOn: VietnamDay
  /** The most points one member may spend in it. */
  pointLimit?: number
  /** In the order in which they are shown. */
  gifts: readonly NewGift[]
}

/** Writes a new exchange promotion with its gifts; gives its id and theirs by product code. */
export async function saveGifts(
  db: Db,
  { gifts, ...promotion }: NewPromotion,
): Promise<{ promotionId: number; giftIds: ReadonlyMap<string, number> }> {
  const promotionId = await insertPromotion(db, promotion)
  return { promotionId, giftIds: await insertGifts(db, promotionId, gifts) }
}
