import { useCallback, useEffect, useState } from 'react'
import type { CartChange } from '#domain/cart/refresh.ts'
import { listProductsByIds } from '#domain/catalog/api.ts'
import { api } from '#web/api.ts'
import { getCart, mergeIntoCart } from '#web/shop/state/cart.ts'

/** Brings the cart up to date once when a page opens, and keeps what that changed until it is seen. */
export function useCartRefresh() {
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  const tell = useCallback(
    (found: readonly CartChange[]) => setChanges((known) => [...known, ...found]),
    [],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void refresh(leaving.signal).then((found) => !leaving.signal.aborted && tell(found))
    return () => leaving.abort()
  }, [tell])
  return { changes, tell, seen: () => setChanges([]) }
}

async function refresh(signal: AbortSignal): Promise<readonly CartChange[]> {
  const ids = getCart().lines.map((line) => line.item.id)
  if (ids.length === 0) return []
  try {
    const products = await api.call(listProductsByIds, { ids: ids.slice(0, 100) }, { signal })
    return mergeIntoCart(products)
  } catch {
    // The cart stays as it is; prices are checked again before the order.
    return []
  }
}
