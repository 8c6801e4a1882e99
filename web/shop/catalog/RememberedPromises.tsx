import { useEffect, useState } from 'react'
import { getDeliveryPromise, type DeliveryPromise } from '#domain/location/api.ts'
import type { Address } from '#domain/location/address-shape.ts'
import { api } from '#web/api.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { useCheckout } from '#web/shop/state/checkout.ts'
import { Promises, type PromisesProps } from './Promises.tsx'

/** Promises for the address that this browser remembers; for the usual province without one. */
export function RememberedPromises({ quantity, promise }: PromisesProps) {
  const { destination } = useCheckout()
  const address = promise && destination?.kind === 'delivery' ? destination.address : null
  const own = usePromiseTo(address?.province_id)
  const { newAddressesFirst } = useFrame().settings
  if (!address || !own) return <Promises quantity={quantity} promise={promise} />
  return <Promises quantity={quantity} promise={own} place={placeOf(address, newAddressesFirst)} />
}

/** As it is asked for: by today's ward, or by the district of before; nobody named one that is unsure. */
function placeOf(address: Address, newFirst: boolean): string | undefined {
  const ward = (newFirst || address.ward_unsure) && address.new_ward_name
  return ward || address.district_name || undefined
}

function usePromiseTo(provinceId: number | undefined): DeliveryPromise | null {
  const [known, setKnown] = useState<{ provinceId: number; promise: DeliveryPromise } | null>(null)
  useEffect(() => {
    if (provinceId === undefined) return
    const leaving = new AbortController()
    api.call(getDeliveryPromise, { provinceId }, { signal: leaving.signal }).then(
      (promise) => setKnown({ provinceId, promise }),
      // What the page promises stands; the order itself asks again.
      () => undefined,
    )
    return () => leaving.abort()
  }, [provinceId])
  return known !== null && known.provinceId === provinceId ? known.promise : null
}
