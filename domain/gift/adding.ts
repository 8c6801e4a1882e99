import type { VietnamDay } from '../kernel/dates.ts'
import type { Gift } from './api.ts'

/** Why a gift cannot be exchanged; the words for each are in `giftTexts.problems`. */
export type GiftProblem =
  'windowClosed' | 'outOfStock' | 'memberLimit' | 'promotionLimit' | 'notEnoughPoints'

export interface GiftWindow {
  start_date: VietnamDay
  expired_date: VietnamDay
}

export interface GiftQuestion {
  /** `target`: points of one piece. */
  gift: { target: number } & Pick<Gift, 'remaining' | 'per_member_limit'>
  /** Points the member may spend now, before the cart's gifts. */
  pointCanUse: number
  /** Points promised to gifts in the cart already. */
  pointsInCart: number
  /** Vietnam days, both included; null: always. */
  window: GiftWindow | null
  today: VietnamDay
  /** Pieces the member has taken before. */
  takenByMember: number
  /** Pieces of this gift in the cart already. */
  inCart: number
  /** Points the promotion still lets this member spend; null: all they have. */
  promotionLeft?: number | null
  /** Pieces asked for, 1 when not said. */
  quantity?: number
}

/**
 * May these pieces of a gift be exchanged (docs/rules/gifts.md)? The browser asks before it adds one
 * to the cart, the server before it holds an order's. What no points could change is said first:
 * nobody shall collect points for a gift that is gone.
 */
export function canAddGift(question: GiftQuestion): 'ok' | GiftProblem {
  const { gift, today, takenByMember, inCart, promotionLeft, quantity = 1 } = question
  const pieces = inCart + quantity
  const needed = question.pointsInCart + gift.target * quantity
  if (!isOpen(question.window, today)) return 'windowClosed'
  if (pieces > gift.remaining) return 'outOfStock'
  if (takenByMember + pieces > (gift.per_member_limit ?? Infinity)) return 'memberLimit'
  if (gift.target * pieces > (promotionLeft ?? Infinity)) return 'promotionLimit'
  return needed > question.pointCanUse ? 'notEnoughPoints' : 'ok'
}

function isOpen(window: GiftWindow | null, today: VietnamDay): boolean {
  return window === null || (window.start_date <= today && today <= window.expired_date)
}
