import { isInRange, priceRanges, type PriceRange } from '#domain/catalog/price-ranges.ts'
import type { ProductColumns } from './product-columns.ts'

/** What a shopper narrowed the list to; a dimension without a choice is null. */
export interface ProductFilter {
  categoryIds: ReadonlySet<number> | null
  subCategoryIds: ReadonlySet<number> | null
  brandIds: ReadonlySet<number> | null
  prices: readonly PriceRange[] | null
}

/** How many products each filter would leave: by id, prices by position in `priceRanges`. */
export interface FacetCounts {
  categories: number[]
  subCategories: number[]
  brands: number[]
  prices: number[]
}

const failed = { nothing: 0, category: 1, brand: 2, subCategory: 4, price: 8 } as const

/**
 * One walk over the candidates in their order: who passes, and how many each filter would leave.
 * The counts of a dimension ignore what is chosen in that dimension itself.
 */
export function filterProducts(
  columns: ProductColumns,
  candidates: readonly number[],
  filter: ProductFilter,
): { passed: number[]; counts: FacetCounts } {
  const passed: number[] = []
  const counts = noCounts()
  for (const slot of candidates) {
    const failures = failuresOf(columns, slot, filter)
    if (failures === failed.nothing) {
      passed.push(slot)
      countCategory(counts, columns, slot)
      countBrand(counts, columns, slot)
      countSubCategories(counts, columns, slot)
      countPrice(counts, columns, slot)
    } else if (failures === failed.category) countCategory(counts, columns, slot)
    else if (failures === failed.brand) countBrand(counts, columns, slot)
    else if (failures === failed.subCategory) countSubCategories(counts, columns, slot)
    else if (failures === failed.price) countPrice(counts, columns, slot)
  }
  return { passed, counts }
}

function failuresOf(
  columns: ProductColumns,
  slot: number,
  { categoryIds, subCategoryIds, brandIds, prices }: ProductFilter,
): number {
  let failures: number = failed.nothing
  if (categoryIds && !categoryIds.has(columns.categoryId[slot]!)) failures |= failed.category
  if (brandIds && !brandIds.has(columns.brandId[slot]!)) failures |= failed.brand
  if (subCategoryIds && !columns.isInSubCategory(slot, subCategoryIds)) {
    failures |= failed.subCategory
  }
  if (prices && !prices.some((range) => isInRange(columns.price[slot]!, range))) {
    failures |= failed.price
  }
  return failures
}

function noCounts(): FacetCounts {
  return { categories: [], subCategories: [], brands: [], prices: priceRanges.map(() => 0) }
}

function countCategory({ categories }: FacetCounts, columns: ProductColumns, slot: number): void {
  addOne(categories, columns.categoryId[slot]!)
}

function countBrand({ brands }: FacetCounts, columns: ProductColumns, slot: number): void {
  addOne(brands, columns.brandId[slot]!)
}

function countSubCategories(counts: FacetCounts, columns: ProductColumns, slot: number): void {
  const from = columns.subCategoryFrom[slot]!
  for (let at = from; at < from + columns.subCategoryCount[slot]!; at += 1) {
    addOne(counts.subCategories, columns.subCategoryIds[at]!)
  }
}

function countPrice({ prices }: FacetCounts, columns: ProductColumns, slot: number): void {
  addOne(prices, columns.priceRange[slot]!)
}

function addOne(counts: number[], id: number): void {
  counts[id] = (counts[id] ?? 0) + 1
}
