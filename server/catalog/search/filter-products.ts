import { isInRange, priceRanges, type PriceRange } from '#domain/catalog/price-ranges.ts'
import type { ProductColumns } from './product-columns.ts'
import { SlotSet } from './slot-set.ts'

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
  passed: SlotSet
  total: number
  counts: FacetCounts
}

const failed = { nothing: 0, category: 1, brand: 2, subCategory: 4, price: 8 } as const

/**
 * One walk over the candidates, by slot: who passes, and how many each filter would leave.
 * The counts of a dimension ignore what is chosen in that dimension itself.
 */
export function filterProducts(
  columns: ProductColumns,
  candidates: SlotSet,
  filter: ProductFilter,
): Filtered {
  const counts = noCounts(columns)
  const slots = candidates.toSlots()
  if (Object.values(filter).every((choice) => choice === null)) {
    for (const slot of slots) countUnless(failed.nothing, counts, columns, slot)
    return { passed: candidates, total: slots.length, counts }
  }
  const passed = new SlotSet(candidates.capacity)
  let total = 0
  for (const slot of slots) {
    const failures = failuresOf(columns, slot, filter)
    countUnless(failures, counts, columns, slot)
    if (failures !== failed.nothing) continue
    passed.add(slot)
    total += 1
  }
  return { passed, total, counts }
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
