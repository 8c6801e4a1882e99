import type { Input } from '#domain/contract.ts'
import { stockFilters, type listDeskProducts } from '#domain/catalog/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { readPositive, readWords, sayPage } from '../parts/list-address.ts'

/** What narrows the list of products, as its address says it. */
export interface ProductFilter {
  q: string
  categoryId?: number
  published?: 'yes' | 'no'
  stock?: (typeof stockFilters)[number]
  page: number
}

export const pageSize = 30

export function readProductFilter(query: URLSearchParams): ProductFilter {
  return {
    q: readWords(query),
    categoryId: readPositive(query, 'danh-muc'),
    published: (['yes', 'no'] as const).find((each) => each === query.get('hien-thi')),
    stock: stockFilters.find((each) => each === query.get('ton-kho')),
    page: readPositive(query, 'trang') ?? 1,
  }
}

export function productsPath(filter: ProductFilter): string {
  return deskPaths.products({
    q: filter.q,
    'danh-muc': filter.categoryId?.toString(),
    'hien-thi': filter.published,
    'ton-kho': filter.stock,
    trang: sayPage(filter.page),
  })
}

/** How many filters beside the search are set. */
export function countFilters({ categoryId, published, stock }: ProductFilter): number {
  return [categoryId, published, stock].filter(Boolean).length
}

export function productsInput(filter: ProductFilter): Input<typeof listDeskProducts> {
  const { q, categoryId, published, stock, page } = filter
  return {
    ...(q && { q }),
    ...(categoryId && { category_id: categoryId }),
    ...(published && { published }),
    ...(stock && { stock }),
    page,
    limit: pageSize,
  }
}
