import { promisedPoints, type CartGift } from '#domain/cart/cart.ts'
import { canAddGift, type GiftProblem } from '#domain/gift/adding.ts'
import type { Gift } from '#domain/gift/api.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { GiftShop } from './gift-shop.ts'

export interface GiftJudgement {
  verdict: 'ok' | 'inCart' | 'locked' | GiftProblem
  /** Points still missing beside the gifts in the cart; 0 when they suffice. */
  missing: number
  /** Points left once this gift and the cart's are exchanged. */
  left: number
}

/** What a member can do about one gift now, with what the cart has taken already. */
export function evaluateGift(
  shop: GiftShop,
  gift: Gift,
  cartGifts: readonly CartGift[],
  today: VietnamDay,
): GiftJudgement {
  const inCart = piecesOf(gift.id, cartGifts)
  const promised = promisedPoints(cartGifts)
  const left = shop.membership.AvailablePoint - promised - (inCart > 0 ? 0 : gift.target)
  const standing = { missing: Math.max(0, -left), left: Math.max(0, left) }
  if (inCart > 0) return { verdict: 'inCart', ...standing }
  if (shop.membership.Status === 'locked') return { verdict: 'locked', ...standing }
  const verdict = canAddGift({
    gift,
    today,
    inCart,
    pointCanUse: shop.membership.AvailablePoint,
    pointsInCart: promised,
    window: promotionOf(shop, gift) ?? null,
    takenByMember: takenOf(shop, gift),
    promotionLeft: promotionLeft(shop, gift, cartGifts),
  })
  return { verdict, ...standing }
}

export function takenOf(shop: GiftShop, gift: Gift): number {
  return shop.standings[gift.promotion_id]?.taken[gift.id] ?? 0
}

export function promotionOf({ programme }: GiftShop, gift: Pick<Gift, 'promotion_id'>) {
  return programme?.promotions.find(({ id }) => id === gift.promotion_id)
}

/** What a limited promotion still gives this member, the cart's other gifts taken off; null without a limit. */
function promotionLeft(shop: GiftShop, gift: Gift, cartGifts: readonly CartGift[]): number | null {
  if (promotionOf(shop, gift)?.point_limit === undefined) return null
  const canUse = shop.standings[gift.promotion_id]?.limitLeft ?? 0
  const others = cartGifts.filter(
    ({ id, promotion_id }) => promotion_id === gift.promotion_id && id !== gift.id,
  )
  return canUse - promisedPoints(others)
}

function piecesOf(giftId: number, cartGifts: readonly CartGift[]): number {
  return cartGifts.find(({ id }) => id === giftId)?.quantity ?? 0
}
