import type { OrderType } from '#domain/location/delivery.ts'
import type { Order } from '#domain/order/api.ts'

/** Where an order's goods are sold. */
export function shopOf({ order_type }: Pick<Order, 'order_type'>): OrderType {
  return order_type === 'vaccine' ? 'vaccine' : 'normal'
}
