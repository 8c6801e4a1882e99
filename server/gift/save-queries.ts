import type { Db } from '../platform/db.ts'
import type { NewGift, NewPromotion } from './save-gifts.ts'

export async function insertPromotion(
  db: Db,
  promotion: Omit<NewPromotion, 'gifts'>,
): Promise<number> {
  const { id } = await db
    .insertInto('exchange_promotion')
    .values({
      programme_id: promotion.programmeId,
      name: promotion.name,
      starts_on: promotion.startsOn,
      ends_on: promotion.endsOn,
      point_limit: promotion.pointLimit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The ids by product code. */
export async function insertGifts(
  db: Db,
  promotionId: number,
  gifts: readonly NewGift[],
): Promise<Map<string, number>> {
  if (gifts.length === 0) return new Map()
  const rows = await db
    .insertInto('gift')
    .values(gifts.map((gift, index) => toRow(promotionId, gift, index)))
    .returning(['id', 'product_code'])
    .execute()
  return new Map(rows.map((row) => [row.product_code, row.id]))
}

function toRow(promotionId: number, gift: NewGift, index: number) {
  return {
    promotion_id: promotionId,
    name: gift.name,
    description: gift.description,
    kind: gift.kind,
    product_code: gift.productCode,
    point_cost: gift.pointCost,
    picture: gift.picture ?? '',
    voucher_campaign_id: gift.voucherCampaignId ?? null,
    per_member_limit: gift.perMemberLimit ?? null,
    total_limit: gift.totalLimit ?? null,
    on_hand: gift.onHand,
    sort: index + 1,
  }
}
