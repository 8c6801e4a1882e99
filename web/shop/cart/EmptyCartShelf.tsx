import { useEffect, useState } from 'react'
import { listBestSellers, listProductsByIds, type Product } from '#domain/catalog/api.ts'
import { api } from '#web/api.ts'
import { toCard, type CardProduct } from '#web/shop/catalog/card.ts'
import { ProductCarousel } from '#web/shop/catalog/ProductCarousel.tsx'
import { listSeenProducts } from '#web/shop/catalog/seen-products.ts'
import { paths } from '#web/paths.ts'
import { bestShown } from './load-best.ts'
import { cartTexts as texts } from './texts.ts'

interface Shelves {
  seen: readonly CardProduct[]
  best: readonly CardProduct[]
}

/** What was looked at and what others buy, below an empty cart; without it the cart is empty all the same. */
export function EmptyCartShelf({ hasBest }: { hasBest: boolean }) {
  const [{ seen, best }, setShelves] = useState<Shelves>({ seen: [], best: [] })
  useEffect(() => {
    const leaving = new AbortController()
    void loadShelves(hasBest, leaving.signal).then(
      (found) => leaving.signal.aborted || setShelves(found),
      () => undefined,
    )
    return () => leaving.abort()
  }, [hasBest])
  return (
    <>
      <ProductCarousel title={texts.seen} products={seen} />
      <ProductCarousel title={texts.bestSellers} products={best} more={paths.shop()} />
    </>
  )
}

/** Both at once, so that the second does not push the first away; each may be missing. */
async function loadShelves(hasBest: boolean, signal: AbortSignal): Promise<Shelves> {
  const ids = listSeenProducts()
  const none = (): Product[] => []
  const [seen, best] = await Promise.all([
    ids.length > 0 ? api.call(listProductsByIds, { ids }, { signal }).catch(none) : [],
    hasBest ? api.call(listBestSellers, { limit: bestShown }, { signal }).catch(none) : [],
  ])
  const byId = new Map(seen.map((product) => [product.id, product]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []).slice(0, bestShown)
  return { seen: inOrder.map(toCard), best: best.map(toCard) }
}
