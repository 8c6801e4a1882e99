import { useState } from 'react'
import type { ShippingFees } from '#domain/order/shipping-fee.ts'
import { api } from '#web/api.ts'
import { loadShippingFees } from '#web/shop/cart/shipping.ts'

/** The fees of the page until they are read anew; null while nobody can tell them. */
export function useShippingFees(ofPage: ShippingFees | null) {
  const [fees, setFees] = useState(ofPage)
  const [isReading, setReading] = useState(false)
  const renew = async () => {
    setReading(true)
    setFees(await loadShippingFees(api, { fresh: true }))
    setReading(false)
  }
  return { fees, isReading, renew }
}

export type FeesOnPage = ReturnType<typeof useShippingFees>
