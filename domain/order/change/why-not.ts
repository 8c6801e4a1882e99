import type { OrderStatus, OrderType } from '../status.ts'
import { changeTexts as texts } from './texts.ts'

/** Why an order cannot be changed at all now, in words for staff; null where it can. */
export function whyNotChange(order: {
  status: OrderStatus
  orderType: OrderType
  trackingCode: string | null
  isErased: boolean
}): string | null {
  if (order.isErased) return texts.erased
  const byStatus = statusTexts[order.status]
  if (byStatus !== undefined) return byStatus
  if (order.orderType === 'points') return texts.points
  return order.trackingCode === null ? null : texts.hasParcel(order.trackingCode)
}

const statusTexts: Partial<Record<OrderStatus, string>> = {
  burning: texts.burning,
  pre_cancel: texts.cancelAsked,
  shipping: texts.handedOver,
  re_shipping: texts.handedOver,
  returning: texts.handedOver,
  point_accumulating: texts.delivered,
  completed: texts.delivered,
  cancelled: texts.cancelled,
}

/** Why its goods cannot be changed, though receiver and place can. */
export function whyNotGoods(order: {
  staffIncentive: boolean
  letOff: number
  /** A line of a regular delivery is among those that would change. */
  changesRepeated: boolean
}): string | null {
  if (order.staffIncentive) return texts.staffPrice
  if (order.letOff !== 0) return texts.letOff
  return order.changesRepeated ? texts.repeated : null
}
