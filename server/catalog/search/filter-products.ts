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
  categories: Int32Array
  subCategories: Int32Array
  brands: Int32Array
  prices: Int32Array
}

export interface Filtered {
  passed: Int32Array
  counts: FacetCounts
}

const failed = { nothing: 0, category: 1, brand: 2, subCategory: 4, price: 8 } as const

/**
 * One walk over the candidates in their order: who passes, and how many each filter would leave.
 * The counts of a dimension ignore what is chosen in that dimension itself.
 */
export function filterProducts(
  columns: ProductColumns,
  candidates: Int32Array,
  filter: ProductFilter,
): Filtered {
  const counts = noCounts(columns)
  const isFree = Object.values(filter).every((choice) => choice === null)
  const passed = isFree ? candidates : new Int32Array(candidates.length)
  let count = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const slot = candidates[at]!
    const failures = isFree ? failed.nothing : failuresOf(columns, slot, filter)
    if (failures === failed.nothing) passed[count++] = slot
    countUnless(failures, counts, columns, slot)
  }
  return { passed: passed.subarray(0, count), counts }
}

/** A product counts in all dimensions when it passes, or in the only one it fails. */
function countUnless(
  failures: number,
  counts: FacetCounts,
  columns: ProductColumns,
  slot: number,
): void {
  if ((failures & ~failed.category) === 0) counts.categories[columns.categoryId[slot]!]! += 1
  if ((failures & ~failed.brand) === 0) counts.brands[columns.brandId[slot]!]! += 1
  if ((failures & ~failed.price) === 0) counts.prices[columns.priceRange[slot]!]! += 1
  if ((failures & ~failed.subCategory) === 0) countSubCategories(counts, columns, slot)
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

function noCounts({ highestId }: ProductColumns): FacetCounts {
  return {
    categories: new Int32Array(highestId.category + 1),
    subCategories: new Int32Array(highestId.subCategory + 1),
    brands: new Int32Array(highestId.brand + 1),
    prices: new Int32Array(priceRanges.length),
  }
}

function countSubCategories(counts: FacetCounts, columns: ProductColumns, slot: number): void {
  const { subCategories } = counts
  const from = columns.subCategoryFrom[slot]!
  const end = from + columns.subCategoryCount[slot]!
  for (let at = from; at < end; at += 1) subCategories[columns.subCategoryIds[at]!]! += 1
}
