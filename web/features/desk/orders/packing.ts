import type { DeskOrder } from '#domain/order/desk/api.ts'

/** Nobody packs what was cancelled, or points. */
export function hasPackingSlip({ order }: Pick<DeskOrder, 'order'>): boolean {
  return order.status !== 'cancelled' && order.order_type !== 'points'
}
