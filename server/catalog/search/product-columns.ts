import { isInRange, priceRanges } from '#domain/catalog/price-ranges.ts'
import type { IndexRow } from './indexed-product.ts'
import { SlotSet } from './slot-set.ts'

type Column = Int32Array | Uint8Array | Float64Array

/**
 * What a walk over all products reads, one typed array a property, by slot: the walk of 20,000
 * products stays in the processor's cache.
 */
export class ProductColumns {
  length = 0
  id = new Int32Array(64)
  categoryId = new Int32Array(64)
  brandId = new Int32Array(64)
  price = new Float64Array(64)
  /** Position in `priceRanges`. */
  priceRange = new Uint8Array(64)
  discount = new Float64Array(64)
  sold = new Int32Array(64)
  createdAt = new Float64Array(64)
  /** Sub-categories of all products behind one another: from where, and how many. */
  subCategoryFrom = new Int32Array(64)
  subCategoryCount = new Uint8Array(64)
  subCategoryIds = new Int32Array(64)
  readonly highestId = { category: 0, subCategory: 0, brand: 0 }
  #live = new Uint8Array(64)
  #dead: SlotSet | null = null
  #subCategoryEnd = 0

  set(slot: number, row: IndexRow): void {
    if (slot >= this.id.length) this.#grow()
    this.length = Math.max(this.length, slot + 1)
    this.id[slot] = row.id
    this.#live[slot] = 1
    this.#dead = null
    this.categoryId[slot] = row.category_id
    this.brandId[slot] = row.brand_id
    this.price[slot] = row.discount_price
    this.priceRange[slot] = priceRanges.findIndex((range) => isInRange(row.discount_price, range))
    this.discount[slot] = 1 - row.discount_price / row.original_price
    this.sold[slot] = row.sold
    this.createdAt[slot] = row.created_at.getTime()
    this.#setSubCategories(slot, row.sub_category_ids)
    this.#noteHighestIds(row)
  }

  /** The slot's product is no longer for sale, or has taken another slot. */
  remove(slot: number): void {
    this.#live[slot] = 0
    this.#dead = null
  }

  /** Shared: may not be changed. */
  get dead(): SlotSet {
    return (this.#dead ??= this.#findDead())
  }

  listLive(): SlotSet {
    return SlotSet.all(this.length).subtract(this.dead)
  }

  isInSubCategory(slot: number, wanted: ReadonlySet<number>): boolean {
    const from = this.subCategoryFrom[slot]!
    for (let at = from; at < from + this.subCategoryCount[slot]!; at += 1) {
      if (wanted.has(this.subCategoryIds[at]!)) return true
    }
    return false
  }

  subCategoriesOf(slot: number): number[] {
    const from = this.subCategoryFrom[slot]!
    return [...this.subCategoryIds.subarray(from, from + this.subCategoryCount[slot]!)]
  }

  #findDead(): SlotSet {
    const dead = new SlotSet(this.length)
    for (let slot = 0; slot < this.length; slot += 1) if (!this.#live[slot]) dead.add(slot)
    return dead
  }

  #setSubCategories(slot: number, ids: readonly number[]): void {
    const before = this.subCategoriesOf(slot)
    if (before.length === ids.length && before.every((id, at) => id === ids[at])) return
    this.subCategoryFrom[slot] = this.#subCategoryEnd
    this.subCategoryCount[slot] = ids.length
    this.#subCategoryEnd += ids.length
    while (this.#subCategoryEnd > this.subCategoryIds.length) {
      this.subCategoryIds = enlarge(this.subCategoryIds)
    }
    this.subCategoryIds.set(ids, this.subCategoryFrom[slot])
  }

  #noteHighestIds(row: IndexRow): void {
    const { highestId } = this
    highestId.category = Math.max(highestId.category, row.category_id)
    highestId.brand = Math.max(highestId.brand, row.brand_id)
    highestId.subCategory = Math.max(highestId.subCategory, ...row.sub_category_ids)
  }

  #grow(): void {
    this.id = enlarge(this.id)
    this.#live = enlarge(this.#live)
    this.categoryId = enlarge(this.categoryId)
    this.brandId = enlarge(this.brandId)
    this.price = enlarge(this.price)
    this.priceRange = enlarge(this.priceRange)
    this.discount = enlarge(this.discount)
    this.sold = enlarge(this.sold)
    this.createdAt = enlarge(this.createdAt)
    this.subCategoryFrom = enlarge(this.subCategoryFrom)
    this.subCategoryCount = enlarge(this.subCategoryCount)
  }
}

function enlarge<T extends Column>(column: T): T {
  const larger = new (column.constructor as new (length: number) => T)(column.length * 2)
  larger.set(column)
  return larger
}
