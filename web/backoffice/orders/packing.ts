import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'

/** Nobody packs what was cancelled, or points. */
export function hasPackingSlip({ order }: Pick<BackofficeOrder, 'order'>): boolean {
  return order.status !== 'cancelled' && order.order_type !== 'points'
}
