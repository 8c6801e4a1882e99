import { listProductsByIds, type Product } from '#domain/catalog/api.ts'
import type { Api } from '#web/api.ts'
import type { ChatPlace } from './chat-place.ts'

/** What may be sent along with the next message. */
export type About =
  { kind: 'product'; id: number; name: string; thumbnail: string } | { kind: 'order'; code: string }

/** What a visitor came from; a product that is gone is not asked about. */
export async function loadAbout(
  api: Api,
  { productId, orderCode }: ChatPlace,
): Promise<About | null> {
  if (orderCode !== null) return { kind: 'order', code: orderCode }
  if (productId === null) return null
  const asked = { ids: [String(productId)] }
  const found: Product[] = await api.call(listProductsByIds, asked).catch(() => [])
  const [product] = found
  if (!product) return null
  const { id, name, thumbnail } = product
  return { kind: 'product', id, name, thumbnail }
}
