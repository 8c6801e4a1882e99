import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { handMoveEvents, handMoves } from '#domain/order/hand-moves.ts'
import { eventsByHand } from '#domain/order/moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { BackofficeParts } from './backoffice-order-queries.ts'

/** What staff can do with an order now, and which of it somebody with these permissions may. */
export function movesOf(
  order: Omit<BackofficeParts, 'stock'>,
  permissions: readonly Permission[],
): BackofficeOrder['moves'] {
  const possible = new Set(eventsByHand({ ...order, hasPointsDue: hasPointsDue(order) }))
  return handMoveEvents
    .filter((event) => possible.has(event))
    .map((event) => {
      const { label, permission, needsReason, says } = handMoves[event]
      const allowed = permissions.includes(permission)
      return { event, label, needs_reason: needsReason, says, allowed }
    })
}
