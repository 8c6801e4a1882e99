import type { DeskOrder } from '#domain/order/desk/api.ts'
import { handMoveEvents, handMoves } from '#domain/order/hand-moves.ts'
import { eventsByHand } from '#domain/order/moves.ts'
import { hasPointsDue } from '#domain/order/points-due.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskParts } from './desk-order-store.ts'

/** What staff can do with an order now, and which of it somebody with these permissions may. */
export function movesOf(
  order: Omit<DeskParts, 'stock'>,
  permissions: readonly Permission[],
): DeskOrder['moves'] {
  const possible = new Set(eventsByHand({ ...order, hasPointsDue: hasPointsDue(order) }))
  return handMoveEvents
    .filter((event) => possible.has(event))
    .map((event) => {
      const { label, permission, needsReason, says } = handMoves[event]
      const allowed = permissions.includes(permission)
      return { event, label, needs_reason: needsReason, says, allowed }
    })
}
