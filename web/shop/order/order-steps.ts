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

/** Over in seconds and of no use to a buyer afterwards: points are taken while an order is made. */
const passing: readonly OrderStatus[] = ['burning']

const endings: readonly OrderStatus[] = ['completed', 'cancelled']
const failures: readonly OrderStatus[] = ['cancelled', 'returning']

/** What happened to an order, where it stands, and what comes. */
export function orderSteps({
  timeline,
  status,
}: Pick<Order, 'timeline' | 'status'>): TimelineStep[] {
  const last = timeline.length - 1
  const happened = timeline.flatMap((change, index): TimelineStep[] => {
    if (index < last && passing.includes(change.status)) return []
    return [
      {
        key: `${index}-${change.status}`,
        title: orderStatusLabels[change.status],
        time: formatDateTime(change.at),
        text: change.note,
        state: stateOf(change.status, index === last),
      },
    ]
  })
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
