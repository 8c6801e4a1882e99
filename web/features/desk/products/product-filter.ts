import type { Input } from '#domain/contract.ts'
import { stockFilters, type listDeskProducts } from '#domain/catalog/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'

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
  const categoryId = Number(query.get('danh-muc'))
  const page = Number(query.get('trang'))
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    categoryId: Number.isInteger(categoryId) && categoryId > 0 ? categoryId : undefined,
    published: (['yes', 'no'] as const).find((each) => each === query.get('hien-thi')),
    stock: stockFilters.find((each) => each === query.get('ton-kho')),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

export function productsPath(filter: ProductFilter): string {
  return deskPaths.products({
    q: filter.q,
    'danh-muc': filter.categoryId?.toString(),
    'hien-thi': filter.published,
    'ton-kho': filter.stock,
    trang: filter.page > 1 ? String(filter.page) : undefined,
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
