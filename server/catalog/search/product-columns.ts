import { isInRange, priceRanges } from '#domain/catalog/price-ranges.ts'
import type { IndexRow } from './indexed-product.ts'

/**
 * What a walk over all products reads, one array a property, by slot: the walk of 20,000 products
 * stays in the processor's cache.
 */
export class ProductColumns {
  readonly id: number[] = []
  readonly live: boolean[] = []
  readonly categoryId: number[] = []
  readonly brandId: number[] = []
  readonly price: number[] = []
  /** Position in `priceRanges`. */
  readonly priceRange: number[] = []
  readonly discount: number[] = []
  readonly sold: number[] = []
  readonly createdAt: number[] = []
  readonly subCategoryIds: number[][] = []

  get length(): number {
    return this.id.length
  }

  set(slot: number, row: IndexRow): void {
    this.id[slot] = row.id
    this.live[slot] = true
    this.categoryId[slot] = row.category_id
    this.brandId[slot] = row.brand_id
    this.price[slot] = row.discount_price
    this.priceRange[slot] = priceRanges.findIndex((range) => isInRange(row.discount_price, range))
    this.discount[slot] = 1 - row.discount_price / row.original_price
    this.sold[slot] = row.sold
    this.createdAt[slot] = row.created_at.getTime()
    this.subCategoryIds[slot] = row.sub_category_ids
  }
}
