import type { OrderStatus } from '#domain/order/status.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'completed') return 'ok'
  return status === 'cancelled' || status === 'returning' ? 'sale' : 'info'
}
