import { cartGiftOf } from '#domain/cart/api.ts'
import type { CartGift } from '#domain/cart/cart.ts'
import type { GiftChange } from '#domain/cart/refresh.ts'
import { canAddGift } from '#domain/gift/adding.ts'
import type { Gift } from '#domain/gift/api.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import { findGift, type GiftShop } from './gift-shop.ts'
import { promotionOf, takenOf } from './evaluate-gift.ts'

/**
 * The cart's gifts as the programme has them now. What is gone, sold out, outside its days or beyond
 * the member's turns leaves with a word; points that no longer suffice are the editor's matter.
 */
export function refreshGifts(
  gifts: readonly CartGift[],
  shop: GiftShop,
  today: VietnamDay,
): { gifts: CartGift[]; changes: GiftChange[] } {
  const refreshed = gifts.map((gift) => refreshGift(gift, shop, today))
  return {
    gifts: refreshed.flatMap(({ gift }) => gift ?? []),
    changes: refreshed.flatMap(({ change }) => change ?? []),
  }
}

function refreshGift(
  old: CartGift,
  shop: GiftShop,
  today: VietnamDay,
): { gift?: CartGift; change?: GiftChange } {
  const found = findGift(shop, old.id)
  const left = found ? reasonToLeave(found, old.quantity, shop, today) : 'giftGone'
  if (!found || left) return { change: { kind: left ?? 'giftGone', item: old } }
  const gift = { ...cartGiftOf(found), quantity: old.quantity }
  if (gift.pointCost === old.pointCost) return { gift }
  return {
    gift,
    change: { kind: 'giftCost', item: gift, from: old.pointCost, to: gift.pointCost },
  }
}

function reasonToLeave(gift: Gift, quantity: number, shop: GiftShop, today: VietnamDay) {
  const verdict = canAddGift({
    gift,
    quantity,
    today,
    inCart: 0,
    window: promotionOf(shop, gift) ?? null,
    takenByMember: takenOf(shop, gift),
    pointCanUse: Infinity,
    pointsInCart: 0,
  })
  const reasons = {
    windowClosed: 'giftEnded',
    outOfStock: 'giftSoldOut',
    memberLimit: 'giftLimit',
    promotionLimit: 'giftLimit',
    notEnoughPoints: null,
    ok: null,
  } as const
  return reasons[verdict]
}
