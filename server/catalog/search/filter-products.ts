import { isInRange, type PriceRange } from '#domain/catalog/price-ranges.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** What a shopper narrowed the list to; a dimension without a choice is null. */
export interface ProductFilter {
  categoryIds: ReadonlySet<number> | null
  subCategoryIds: ReadonlySet<number> | null
  brandIds: ReadonlySet<number> | null
  prices: readonly PriceRange[] | null
}

export interface FacetCounts {
  categories: Map<number, number>
  subCategories: Map<number, number>
  brands: Map<number, number>
  /** One for each of `ranges`. */
  prices: number[]
}

/**
 * One walk over the candidates in their order: who passes, and how many each filter would leave.
 * The counts of a dimension ignore what is chosen in that dimension itself.
 */
export function filterProducts(
  candidates: Iterable<IndexedProduct>,
  filter: ProductFilter,
  ranges: readonly PriceRange[],
): { passed: IndexedProduct[]; counts: FacetCounts } {
  const passed: IndexedProduct[] = []
  const counts: FacetCounts = {
    categories: new Map(),
    subCategories: new Map(),
    brands: new Map(),
    prices: ranges.map(() => 0),
  }
  for (const product of candidates) {
    const failed = failedDimension(product, filter)
    if (failed === 'several') continue
    if (failed === null) passed.push(product)
    countProduct(product, failed, counts, ranges)
  }
  return { passed, counts }
}

type Dimension = 'category' | 'subCategory' | 'brand' | 'price'

function failedDimension(
  product: IndexedProduct,
  { categoryIds, subCategoryIds, brandIds, prices }: ProductFilter,
): Dimension | 'several' | null {
  let failed: Dimension | null = null
  if (categoryIds && !categoryIds.has(product.categoryId)) failed = 'category'
  if (brandIds && !brandIds.has(product.brandId)) {
    if (failed) return 'several'
    failed = 'brand'
  }
  if (subCategoryIds && !product.subCategoryIds.some((id) => subCategoryIds.has(id))) {
    if (failed) return 'several'
    failed = 'subCategory'
  }
  if (prices && !prices.some((range) => isInRange(product.price, range))) {
    if (failed) return 'several'
    failed = 'price'
  }
  return failed
}

function countProduct(
  product: IndexedProduct,
  failed: Dimension | null,
  counts: FacetCounts,
  ranges: readonly PriceRange[],
): void {
  if (failed === null || failed === 'category') addOne(counts.categories, product.categoryId)
  if (failed === null || failed === 'brand') addOne(counts.brands, product.brandId)
  if (failed === null || failed === 'subCategory') {
    for (const id of product.subCategoryIds) addOne(counts.subCategories, id)
  }
  if (failed === null || failed === 'price') {
    const at = ranges.findIndex((range) => isInRange(product.price, range))
    if (at >= 0) counts.prices[at]! += 1
  }
}

function addOne(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
