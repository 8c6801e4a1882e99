import { addDays, type VietnamDay } from '../kernel/dates.ts'
import type { OrderStatus } from '../order/status.ts'
import type { ReviewState } from './states.ts'

/** Why a line of an order cannot be reviewed now. */
export type NoReview = 'notDelivered' | 'notReviewable' | 'over' | 'ownStaff' | 'pharmacy'

export interface LineToReview {
  productType: string
  status: OrderStatus
  /** The Vietnam day on which the goods arrived; null before. */
  deliveredOn: VietnamDay | null
}

export interface ReviewDays {
  /** Days after delivery in which a review may be begun. */
  writeDays: number
  /** Days after it was written, or hidden, in which it may be changed. */
  changeDays: number
}

/**
 * Why the buyer may not review this line today, null when they may (docs/rules/reviews.md): goods that arrived, within
 * the days of the setting. Shots are medicine, of which nobody may tell their success; points are no goods.
 */
export function whyNoReview(
  { productType, status, deliveredOn }: LineToReview,
  { writeDays, today }: Pick<ReviewDays, 'writeDays'> & { today: VietnamDay },
): NoReview | null {
  if (productType !== 'sale') return 'notReviewable'
  const isDelivered = status === 'completed' || status === 'point_accumulating'
  if (!isDelivered || deliveredOn === null) return 'notDelivered'
  return today > addDays(deliveredOn, writeDays) ? 'over' : null
}

export interface WrittenReview {
  state: ReviewState
  writtenOn: VietnamDay
  hiddenOn: VietnamDay | null
  isAnswered: boolean
}

/**
 * The last Vietnam day on which its writer may change it; null when they may not. What the shop has answered stands as
 * it was answered; what was hidden may be put right whatever was answered.
 */
export function changeableUntil(
  { state, writtenOn, hiddenOn, isAnswered }: WrittenReview,
  { changeDays, today }: Pick<ReviewDays, 'changeDays'> & { today: VietnamDay },
): VietnamDay | null {
  if (state === 'withdrawn') return null
  if (state !== 'hidden' && isAnswered) return null
  const until = addDays(state === 'hidden' ? (hiddenOn ?? writtenOn) : writtenOn, changeDays)
  return today > until ? null : until
}
