import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { orderStatusLabels, type OrderStatus } from '#domain/order/status.ts'
import type { TimelineStep } from '#web/ui/Timeline.tsx'

/** What usually comes after a state, for the buyer to see where it goes. */
const expected: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  burning: ['processing', 'shipping', 'completed'],
  open: ['processing', 'shipping', 'completed'],
  processing: ['shipping', 'completed'],
  shipping: ['completed'],
  re_shipping: ['completed'],
  point_accumulating: ['completed'],
}

const endings: readonly OrderStatus[] = ['completed', 'cancelled']
const failures: readonly OrderStatus[] = ['cancelled', 'returning']

/** What happened to an order, where it stands, and what comes. */
export function orderSteps({
  timeline,
  status,
}: Pick<Order, 'timeline' | 'status'>): TimelineStep[] {
  const happened = timeline.map((change, index): TimelineStep => ({
    key: `${index}-${change.status}`,
    title: orderStatusLabels[change.status],
    time: formatDateTime(change.at),
    text: change.note,
    state: stateOf(change.status, index === timeline.length - 1),
  }))
  const coming = (expected[status] ?? []).map((next): TimelineStep => ({
    key: `next-${next}`,
    title: orderStatusLabels[next],
    state: 'todo',
  }))
  return [...happened, ...coming]
}

function stateOf(status: OrderStatus, isLast: boolean): TimelineStep['state'] {
  if (failures.includes(status)) return 'failed'
  return isLast && !endings.includes(status) ? 'current' : 'done'
}
