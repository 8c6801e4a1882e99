import { getBackofficeProduct } from '#domain/catalog/backoffice/api.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { pathOfContent } from './path-of-content.ts'

/** Where the shop shows it; null for what stands on other pages, and until it is known. A product's is the catalogue's. */
export function useShopPath({ kind, slug }: { kind: ContentKind; slug: string }): string | null {
  const isProduct = kind === 'product'
  const enabled = useCan('products.read') && isProduct
  const { data } = useQuery(getBackofficeProduct, { id: isProduct ? Number(slug) : 1 }, { enabled })
  if (!isProduct) return pathOfContent({ kind, slug })
  return data?.published ? paths.product(data.slug) : null
}
