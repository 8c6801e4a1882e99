import { useEffect, useState } from 'react'
import { addDays, formatDate } from '#domain/kernel/dates.ts'
import { getEstimatedDelivery } from '#domain/location/api.ts'
import { pickupEstimate } from '#domain/location/delivery.ts'
import { api } from '#web/api.ts'
import type { Destination } from '#web/state/checkout.ts'
import { today } from '#web/state/clock.ts'

export interface DeliveryDates {
  from: string
  to: string
}

/** The days on which the goods are expected; null while nothing is known. */
export function useDeliveryDates(destination: Destination | null): DeliveryDates | null {
  const provinceId = destination?.kind === 'delivery' ? destination.address.province_id : null
  const [known, setKnown] = useState<{ provinceId: number; from: number; to: number } | null>(null)
  useEffect(() => {
    if (provinceId === null) return
    const leaving = new AbortController()
    api.call(getEstimatedDelivery, { provinceId }, { signal: leaving.signal }).then(
      ({ from, to }) => setKnown({ provinceId, from, to }),
      // Without an estimate the order is as good; nothing is promised then.
      () => undefined,
    )
    return () => leaving.abort()
  }, [provinceId])
  if (destination?.kind === 'pickup') return datesIn(pickupEstimate)
  return known && known.provinceId === provinceId ? datesIn(known) : null
}

function datesIn({ from, to }: { from: number; to: number }): DeliveryDates {
  return { from: formatDate(addDays(today(), from)), to: formatDate(addDays(today(), to)) }
}
