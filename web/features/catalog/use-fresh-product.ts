import { useEffect, useState } from 'react'
import { listProductsByIds } from '#domain/catalog/api.ts'
import { api } from '#web/api.ts'
import type { PageProduct } from './load-product.ts'

/** With so many there, how many exactly does not matter to a shopper. */
const manyPieces = 100

/**
 * The product with today's stock. Pages are kept for everyone until a product sells out or comes
 * back, so the exact number of the last pieces is asked for by the browser.
 */
export function useFreshProduct(product: PageProduct): PageProduct {
  const [fresh, setFresh] = useState<{ id: number; quantity: number } | null>(null)
  const { id, quantity } = product
  useEffect(() => {
    if (quantity > manyPieces) return
    const controller = new AbortController()
    api.call(listProductsByIds, { ids: [id] }, { signal: controller.signal }).then(
      ([found]) => setFresh({ id, quantity: found?.quantity ?? 0 }),
      () => {
        // The page's own number stands; ordering checks the stock again.
      },
    )
    return () => controller.abort()
  }, [id, quantity])
  return fresh?.id === id ? { ...product, quantity: fresh.quantity } : product
}
