import { useState } from 'react'
import { offeredCycle } from '#domain/cart/api.ts'
import type { Product } from '#domain/catalog/api.ts'
import type { OrderType } from '#domain/location/delivery.ts'
import { useRepeatInCart } from '#web/shop/state/cart.ts'

export interface RepeatWish {
  /** The cycle in which the product can be had; null for what is sold piece by piece. */
  offered: string | null
  /** Null: once. */
  chosen: string | null
  choose: (every: string | null) => void
}

/** How a product is to be bought: as it is in the cart already, until the shopper says otherwise. */
export function useRepeatWish(product: RepeatedProduct, shop: OrderType = 'normal'): RepeatWish {
  const inCart = useRepeatInCart(product.id)
  const [wanted, choose] = useState<string | null | undefined>(undefined)
  const offered = shop === 'normal' ? offeredCycle(product) : null
  const chosen = wanted === undefined ? inCart : wanted
  return { offered, chosen: chosen === offered ? chosen : null, choose }
}

type RepeatedProduct = Parameters<typeof offeredCycle>[0] & Pick<Product, 'id'>
