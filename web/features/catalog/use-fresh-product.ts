import { useEffect, useState } from 'react'
import { listProductsByIds } from '#domain/catalog/api.ts'
import { fewPieces } from '#domain/catalog/shown-stock.ts'
import { api } from '#web/api.ts'
import type { PageProduct } from './load-product.ts'

/**
 * The product with the stock of this moment. A page tells the last pieces as they were when it left the
 * server, so the browser asks for them again.
 */
export function useFreshProduct(product: PageProduct): PageProduct {
  const [fresh, setFresh] = useState<{ id: number; quantity: number } | null>(null)
  const { id, quantity } = product
  useEffect(() => {
    if (quantity > fewPieces) return
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
