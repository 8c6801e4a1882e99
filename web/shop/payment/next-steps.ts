import { formatDate } from '#domain/kernel/dates.ts'
import type { Order } from '#domain/order/api.ts'
import { holdsDose } from '#domain/catalog/dose.ts'
import { paymentTexts as texts } from './texts.ts'

/** What follows once an order is paid: goods come or are fetched, a shot is given at its centre. */
export function nextSteps(
  order: Pick<Order, 'shipping' | 'pickup_branch' | 'center' | 'products' | 'order_type'>,
  hotline: string,
): string[] {
  const news = order.order_type === 'vaccine' ? texts.nextHelp(hotline) : texts.nextNews
  if (holdsDose(order.products)) return [texts.nextAppointment, texts.nextShot, news]
  const days = order.shipping.estimated_delivery
  const arrival = days && texts.nextDates(formatDate(days.from), formatDate(days.to))
  const way = order.pickup_branch
    ? texts.nextPickup
    : order.center
      ? texts.nextCenter
      : texts.nextDelivery
  return [texts.nextPacking, arrival ?? way, news]
}
