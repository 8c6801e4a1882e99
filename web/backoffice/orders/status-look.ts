import type { OrderStatus } from '#domain/order/status.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

/** The colour beside a state's name. */
export const statusTones: Record<OrderStatus, BadgeTone> = {
  burning: 'neutral',
  open: 'point',
  processing: 'info',
  shipping: 'info',
  re_shipping: 'info',
  returning: 'sale',
  point_accumulating: 'ok',
  completed: 'ok',
  pre_cancel: 'point',
  cancelled: 'neutral',
}

/** The states in the order in which people look at them: first what waits for somebody. */
export const statusesOnBoard: readonly OrderStatus[] = [
  'processing',
  'open',
  'shipping',
  'returning',
  'pre_cancel',
  're_shipping',
  'burning',
  'point_accumulating',
  'completed',
  'cancelled',
]
