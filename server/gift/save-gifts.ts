import type { Db } from '../platform/db.ts'

export interface SavedGift {
  name: string
  description: string
  kind: 'gift' | 'voucher'
  productCode: string
  pointCost: number
  picture: string
  /** Of a reward voucher. */
  voucherCampaignId?: number
  perMemberLimit?: number
  totalLimit?: number
  /** On the shelf; of vouchers, how many may be given. */
  onHand: number
  sort: number
}

export interface SavedPromotion {
  programmeId: number
  name: string
  startsOn: string
  endsOn: string
  pointLimit?: number
  gifts: readonly SavedGift[]
}

/** Saves a promotion with its gifts; gives its id and theirs by product code. */
export async function saveGifts(
  db: Db,
  promotion: SavedPromotion,
): Promise<{ promotionId: number; giftIds: Map<string, number> }> {
  throw new Error('not written yet')
}
