import { useEffect, useState } from 'react'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { getEstimatedDelivery, listWarehouseLeadTimes } from '#domain/location/api.ts'
import { type OrderType, pickupEstimate, type ShippingType } from '#domain/location/delivery.ts'
import { api } from '#web/api.ts'
import type { Destination } from '#web/shop/state/checkout.ts'
import { today } from '#web/state/clock.ts'

interface Days {
  from: number
  to: number
}

export interface DeliveryDates {
  from: string
  to: string
}

/** The days on which the goods are expected; null while nothing is known. */
export function useDeliveryDates(
  destination: Destination | null,
  orderType: OrderType = 'normal',
): DeliveryDates | null {
  const provinceId = destination?.kind === 'delivery' ? destination.address.province_id : null
  // A branch has its days without a question.
  const asked = destination === null || destination.kind === 'pickup' ? null : destination.kind
  const question = asked && `${asked} ${orderType} ${provinceId}`
  const [known, setKnown] = useState<{ question: string; days: Days } | null>(null)
  useEffect(() => {
    if (question === null) return
    const leaving = new AbortController()
    findDeliveryDays({ provinceId, orderType }, leaving.signal).then(
      (days) => setKnown({ question, days }),
      // Without an estimate the order is as good; nothing is promised then.
      () => undefined,
    )
    return () => leaving.abort()
  }, [question, provinceId, orderType])
  if (destination?.kind === 'pickup') return datesIn(pickupEstimate)
  return known && known.question === question ? datesIn(known.days) : null
}

function datesIn({ from, to }: Days): DeliveryDates {
  return { from: formatDate(addDays(today(), from)), to: formatDate(addDays(today(), to)) }
}

/** Days until an order is there, as docs/rules/vaccine-shop.md counts them; without a province, at a centre. */
async function findDeliveryDays(
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
    maxDays(shippingType, 'vaccine', signal),
    maxDays(shippingType, 'normal', signal),
  ])
  return Math.max(0, vaccine - normal)
}

async function maxDays(
  shippingType: ShippingType,
  orderType: OrderType,
  signal: AbortSignal,
): Promise<number> {
  const times = await api.call(listWarehouseLeadTimes, { shippingType, orderType }, { signal })
  return Math.max(0, ...times.map(({ days }) => days))
}
