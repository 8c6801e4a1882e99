import { useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { api } from '#web/api.ts'
import { loadShippingFees, type KnownFees } from '#web/shop/cart/shipping.ts'
import { useWeighedFees } from '#web/shop/cart/use-weighed-fees.ts'

/** The fees of the page until they are read anew; null while nobody can tell them. */
export function useShippingFees(ofPage: KnownFees | null, cart: Pick<Cart, 'lines'>) {
  const [read, setRead] = useState(ofPage)
  const [isReading, setReading] = useState(false)
  const weighed = useWeighedFees(read, cart)
  const renew = async () => {
    setReading(true)
    setRead(await loadShippingFees(api, { fresh: true }))
    setReading(false)
  }
  return { fees: weighed.fees, isReading: isReading || weighed.isReading, renew }
}

export type FeesOnPage = ReturnType<typeof useShippingFees>
