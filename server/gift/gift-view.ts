import type { ExchangePromotion, Gift } from '#domain/gift/api.ts'
import { points } from '#domain/kernel/points.ts'
import type { ExchangePromotionRow, GiftRow } from './gift-row.ts'

/** All reward vouchers share one picture. */
export const voucherPicture = '/media/gifts/voucher-1'

/** A gift under the wire's names. */
export function toGift(row: GiftRow): Gift {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    target: points(row.point_cost),
    thumbnail: `${row.kind === 'voucher' ? voucherPicture : row.picture}-480.webp`,
    product_type: row.kind,
    product_code: row.product_code,
    promotion_id: row.promotion_id,
    remaining: row.remaining,
    ...(row.per_member_limit === null ? {} : { per_member_limit: row.per_member_limit }),
  }
}

type PromotionView = Pick<
  ExchangePromotion,
  'id' | 'name' | 'start_date' | 'expired_date' | 'point_limit' | 'description'
>

export function toExchangePromotion(row: ExchangePromotionRow): PromotionView {
  return {
    id: row.id,
    name: row.name,
    start_date: row.startsOn,
    expired_date: row.endsOn,
    ...(row.pointLimit === null ? {} : { point_limit: row.pointLimit }),
    ...(row.description === '' ? {} : { description: row.description }),
  }
}
