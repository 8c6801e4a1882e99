/** Where a try to pay by card stands. `review`: the gateway took the money but doubts it. */
export const attemptStates = ['open', 'succeeded', 'failed', 'expired', 'review'] as const
export type AttemptState = (typeof attemptStates)[number]

export const attemptStateLabels: Record<AttemptState, string> = {
  open: 'Chờ người mua thanh toán',
  succeeded: 'Thành công',
  failed: 'Không thành công',
  expired: 'Hết hạn, chưa thanh toán',
  review: 'Cổng thanh toán nghi ngờ, cần kiểm tra',
}

/** What a gateway says of a try. */
export const outcomes = ['paid', 'review', 'failed', 'pending'] as const
export type Outcome = (typeof outcomes)[number]

/** Who says it: the gateway by itself, the gateway when asked, or staff who looked there. */
export type Teller = 'notification' | 'query' | 'staff'

/**
 * The state after what was said, or null when it changes nothing (docs/rules/payments.md). Money that
 * came always counts, however late; and once it counts, nothing that is said takes it away. What the
 * gateway doubts is only settled by asking it again: an older notification may still be on its way.
 */
export function nextAttemptState(
  state: AttemptState,
  outcome: Outcome,
  teller: Teller,
): AttemptState | null {
  if (state === 'succeeded' || outcome === 'pending') return null
  if (outcome === 'paid') return 'succeeded'
  if (outcome === 'review') return state === 'review' ? null : 'review'
  if (state === 'open') return 'failed'
  return state === 'review' && teller !== 'notification' ? 'failed' : null
}

/** What of a try tells its buyer how the order is being paid. */
export interface SeenAttempt {
  state: AttemptState
  /** The buyer has come back from the gateway. */
  hasReturned: boolean
}

/**
 * How an unpaid order's tries look to its buyer, the newest last: `confirming` while the gateway has
 * not said what became of one that the buyer has finished, `failed` when the last one brought nothing.
 */
export function shownStateOf(
  attempts: readonly SeenAttempt[],
): 'waiting' | 'confirming' | 'failed' {
  const isUndecided = ({ state, hasReturned }: SeenAttempt) =>
    state === 'review' || state === 'succeeded' || (state === 'open' && hasReturned)
  if (attempts.some(isUndecided)) return 'confirming'
  const last = attempts.at(-1)
  return last?.state === 'failed' || last?.state === 'expired' ? 'failed' : 'waiting'
}
