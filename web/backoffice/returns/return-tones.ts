import type { ShownReturnState } from '#domain/order/return-request/states.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

/** What waits for the back office, what runs, what is over. */
export const returnTones: Record<ShownReturnState, BadgeTone> = {
  received: 'point',
  accepted: 'info',
  arrived: 'info',
  refunded: 'ok',
  refused: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}
