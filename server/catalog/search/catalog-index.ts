import type { SortOrder } from '#domain/catalog/api.ts'
import type { SearchQuery } from '#domain/catalog/search-words.ts'
import { filterProducts, type FacetCounts, type ProductFilter } from './filter-products.ts'
import { wordsOf, type IndexRow } from './indexed-product.ts'
import { noMatch, rankProducts, worstRank, type ProductTexts } from './match-text.ts'
import { ProductColumns } from './product-columns.ts'
import { RecentAnswers } from './recent-answers.ts'
import { SortedProducts } from './sorted-products.ts'
import { Synonyms } from './synonyms.ts'
import { WordForms } from './word-forms.ts'
import { WordIndex } from './word-index.ts'

export interface Taxonomy {
  categories: { id: number; slug: string; name: string }[]
  subCategories: { id: number; slug: string; name: string; categoryId: number }[]
  brands: { id: number; slug: string; name: string }[]
  synonyms: string[][]
}

export interface Search {
  query: SearchQuery | null
  filter: ProductFilter
  order?: SortOrder
  from: number
  count: number
}

export interface Found {
  /** Of the part asked for, in order. */
  ids: number[]
  total: number
  counts: FacetCounts
}

/**
 * What lists and searches need of the whole catalogue, kept in memory: PostgreSQL stays the only
 * store, this is derived from it and follows it change by change (docs/rules/search.md).
 *
 * A product has a slot in every array; when its words change it takes a new one and the old is dead.
 */
export class CatalogIndex {
  taxonomy: Taxonomy = { categories: [], subCategories: [], brands: [], synonyms: [] }
  readonly #columns = new ProductColumns()
  readonly #texts: ProductTexts = { name: [], brand: [], code: [] }
  readonly #words = new WordIndex()
  readonly #forms = new WordForms()
  readonly #sorted = new SortedProducts()
  readonly #slots = new Map<number, { slot: number; wording: string }>()
  readonly #recent = new RecentAnswers()
  #synonyms = new Synonyms([])

  setTaxonomy(taxonomy: Taxonomy): void {
    this.#recent.clear()
    this.taxonomy = taxonomy
    this.#synonyms = new Synonyms(taxonomy.synonyms)
  }

  /** Takes in products as they are now; ids without a row are no longer for sale. */
  update(ids: readonly number[], rows: readonly IndexRow[]): void {
    this.#recent.clear()
    const before = ids.flatMap((id) => this.#slots.get(id)?.slot ?? [])
    this.#sorted.remove(new Set(before))
    for (const slot of before) this.#columns.live[slot] = 0
    const slots = rows.map((row) => this.#place(row))
    for (const id of new Set(ids).difference(new Set(rows.map((row) => row.id)))) {
      this.#slots.delete(id)
    }
    this.#sorted.add(slots, this.#columns)
  }

  get size(): number {
    return this.#slots.size
  }

  /** Slots that are dead; when they prevail, the index is made anew. */
  get wasted(): number {
    return this.#columns.length - this.#slots.size
  }

  list(order: SortOrder, from: number, count: number): number[] {
    return this.#idsOf(this.#sorted.by(order).slice(from, from + count))
  }

  listDiscounted(count: number): number[] {
    const slots = this.#sorted.by('discount').slice(0, count)
    return this.#idsOf(slots.filter((slot) => this.#columns.discount[slot]! > 0))
  }

  /** What sells best beside a product: of its sub-categories first, then of its category. */
  listRelated(id: number, count: number): number[] {
    const subject = this.#slots.get(id)?.slot
    if (subject === undefined) return []
    const { categoryId } = this.#columns
    const subCategoryIds = new Set(this.#columns.subCategoriesOf(subject))
    const near: number[] = []
    const wider: number[] = []
    for (const slot of this.#sorted.by('best')) {
      if (near.length === count) break
      if (slot === subject || categoryId[slot] !== categoryId[subject]) continue
      if (this.#columns.isInSubCategory(slot, subCategoryIds)) near.push(slot)
      else if (wider.length < count) wider.push(slot)
    }
    return this.#idsOf([...near, ...wider].slice(0, count))
  }

  listBestMatches(query: SearchQuery, count: number): number[] {
    return this.#idsOf(this.#search(query, 'best').slice(0, count))
  }

  /** Without an order of its own a search is sorted by how well it fits, then by what sells. */
  find({ query, filter, order = 'best', from, count }: Search): Found {
    const { passed, counts } = this.#recent.get({ query, filter, order }, () => {
      const candidates = query ? this.#search(query, order) : this.#sorted.by(order)
      return filterProducts(this.#columns, candidates, filter)
    })
    return { ids: this.#idsOf(passed.slice(from, from + count)), total: passed.length, counts }
  }

  #search(query: SearchQuery, order: SortOrder): number[] {
    const ranks = rankProducts(
      {
        words: this.#words,
        synonyms: this.#synonyms,
        texts: this.#texts,
        columns: this.#columns,
      },
      query,
    )
    const slots = this.#sorted.by(order).filter((slot) => ranks[slot] !== noMatch)
    return order === 'best' ? byRank(slots, ranks) : slots
  }

  /** A product whose words are the same keeps its slot, so that a new price costs next to nothing. */
  #place(row: IndexRow): number {
    const before = this.#slots.get(row.id)
    const keepsWords = before?.wording === row.wording
    const slot = keepsWords ? before.slot : this.#columns.length
    this.#columns.set(slot, row)
    this.#slots.set(row.id, { slot, wording: row.wording })
    if (!keepsWords) this.#index(slot, row)
    return slot
  }

  #index(slot: number, row: IndexRow): void {
    const words = wordsOf(row, this.#forms)
    this.#texts.name[slot] = words.name
    this.#texts.brand[slot] = words.brand
    this.#texts.code[slot] = words.code
    this.#words.add(slot, words)
  }

  #idsOf(slots: readonly number[]): number[] {
    return slots.map((slot) => this.#columns.id[slot]!)
  }
}

/** Ranks are few: one pile a rank keeps the order within each. */
function byRank(slots: readonly number[], ranks: Uint8Array): number[] {
  const piles: number[][] = Array.from({ length: worstRank + 1 }, () => [])
  for (const slot of slots) piles[ranks[slot]!]!.push(slot)
  return piles.flat()
}
