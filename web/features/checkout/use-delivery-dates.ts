import { useEffect, useState } from 'react'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { pickupEstimate, type OrderType } from '#domain/location/delivery.ts'
import type { Destination } from '#web/state/checkout.ts'
import { today } from '#web/state/clock.ts'
import { findDeliveryDays, type Days } from './delivery-days.ts'

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
