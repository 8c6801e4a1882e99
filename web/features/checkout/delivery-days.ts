import { getEstimatedDelivery, listWarehouseLeadTimes } from '#domain/location/api.ts'
import { pickupEstimate, type OrderType, type ShippingType } from '#domain/location/delivery.ts'
import { api } from '#web/api.ts'

export interface Days {
  from: number
  to: number
}

/** Days until an order is there, as docs/rules/vaccine-shop.md counts them; without a province, at a centre. */
export async function findDeliveryDays(
  { provinceId, orderType }: { provinceId: number | null; orderType: OrderType },
  signal: AbortSignal,
): Promise<Days> {
  const [{ from, to }, extra] = await Promise.all([
    provinceId === null
      ? pickupEstimate
      : api.call(getEstimatedDelivery, { provinceId }, { signal }),
    orderType === 'vaccine' ? extraDays(provinceId === null ? 'pickup' : 'delivery', signal) : 0,
  ])
  return { from: from + extra, to: to + extra }
}

/** What the warehouses need longer for the vaccine-centre shop. */
async function extraDays(shippingType: ShippingType, signal: AbortSignal): Promise<number> {
  const [vaccine, normal] = await Promise.all([
    longestDays(shippingType, 'vaccine', signal),
    longestDays(shippingType, 'normal', signal),
  ])
  return Math.max(0, vaccine - normal)
}

async function longestDays(
  shippingType: ShippingType,
  orderType: OrderType,
  signal: AbortSignal,
): Promise<number> {
  const times = await api.call(listWarehouseLeadTimes, { shippingType, orderType }, { signal })
  return Math.max(0, ...times.map(({ days }) => days))
}
