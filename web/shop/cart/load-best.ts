import { listBestSellers } from '#domain/catalog/api.ts'
import type { Api } from '#web/api.ts'
import { toCard, type CardProduct } from '#web/shop/catalog/card.ts'

/** How many products a shelf of the empty cart shows. */
export const bestShown = 4

/** What others buy, for a cart that turns out to be empty; it is empty all the same without. */
export async function loadBest(api: Api): Promise<CardProduct[]> {
  const best = await api.call(listBestSellers, { limit: bestShown }).catch(() => [])
  return best.map(toCard)
}
