import { listProductsByIds, type Product } from '#domain/catalog/api.ts'
import { useQuery } from '../../data/use-query.ts'

/** What is sold of these, as the shop shows it now. */
export function useProducts(ids: readonly number[]): { products: Product[]; isKnown: boolean } {
  const { data, isOld } = useQuery(
    listProductsByIds,
    { ids: [...ids] },
    { enabled: ids.length > 0, keepsPrevious: true },
  )
  return { products: data ?? [], isKnown: data !== undefined && !isOld }
}
