import { addDays } from '../../kernel/dates.ts'
import { isDose } from '../../catalog/dose.ts'
import type { OrderStatus, OrderType } from '../status.ts'
import type { ReturnRequestState } from './states.ts'

/** Refused and withdrawn ones count too: nobody asks for ever. */
export const maxReturnRequests = 5

export interface OrderToReturn {
  orderType: OrderType
  status: OrderStatus
  /** The Vietnam day on which the goods arrived; null before. */
  deliveredOn: string | null
  lines: readonly { lineNo: number; productType: string; quantity: number; returned: number }[]
  requests: readonly ReturnRequestState[]
}

/** Why a return cannot be asked for now. */
export type NoReturn = 'notDelivered' | 'notReturnable' | 'over' | 'open' | 'tooMany'

export type ReturnChance =
  /** Until the end of that Vietnam day, and no more pieces of a line than that. */
  { until: string; lines: { lineNo: number; max: number }[] } | { why: NoReturn }

/**
 * Whether a buyer may ask today to give goods back (docs/rules/return-requests.md): of a delivered order,
 * within the days of the setting, what is not back and no dose, one request at a time.
 */
export function returnChance(
  order: OrderToReturn,
  { returnDays, today }: { returnDays: number; today: string },
): ReturnChance {
  const { deliveredOn, requests } = order
  if (order.orderType === 'points' || returnDays === 0) return { why: 'notReturnable' }
  if (deliveredOn === null || !isDelivered(order.status)) return { why: 'notDelivered' }
  if (requests.some((state) => state === 'received' || state === 'accepted')) return { why: 'open' }
  const lines = order.lines
    .filter(({ productType }) => !isDose(productType))
    .map(({ lineNo, quantity, returned }) => ({ lineNo, max: quantity - returned }))
    .filter(({ max }) => max > 0)
  if (lines.length === 0) return { why: 'notReturnable' }
  const until = addDays(deliveredOn, returnDays)
  if (today > until) return { why: 'over' }
  return requests.length >= maxReturnRequests ? { why: 'tooMany' } : { until, lines }
}

/** Whether these pieces may be asked for; an order's line is named once. */
export function areReturnable(
  chance: ReturnChance,
  pieces: readonly { lineNo: number; quantity: number }[],
): boolean {
  if ('why' in chance) return false
  const isThere = ({ lineNo, quantity }: { lineNo: number; quantity: number }) =>
    chance.lines.some((line) => line.lineNo === lineNo && quantity >= 1 && quantity <= line.max)
  return new Set(pieces.map(({ lineNo }) => lineNo)).size === pieces.length && pieces.every(isThere)
}

function isDelivered(status: OrderStatus): boolean {
  return status === 'completed' || status === 'point_accumulating'
}
