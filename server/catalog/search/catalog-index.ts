import type { SortOrder } from '#domain/catalog/api.ts'
import { priceRanges } from '#domain/catalog/price-ranges.ts'
import type { SearchQuery } from '#domain/catalog/search-words.ts'
import { filterProducts, type FacetCounts, type ProductFilter } from './filter-products.ts'
import { toIndexedProduct, wordsOf, type IndexedProduct, type IndexRow } from './indexed-product.ts'
import { noMatch, rankProducts, worstRank } from './match-text.ts'
import { SortedProducts } from './sorted-products.ts'
import { Synonyms } from './synonyms.ts'
import { WordIndex } from './word-index.ts'

export interface Taxonomy {
  categories: { id: number; slug: string; name: string }[]
  subCategories: { id: number; slug: string; name: string; categoryId: number }[]
  brands: { id: number; slug: string; name: string }[]
  synonyms: string[][]
}

export interface Found {
  products: IndexedProduct[]
  counts: FacetCounts
}

/**
 * What lists and searches need of the whole catalogue, kept in memory: PostgreSQL stays the only
 * store, this is derived from it and follows it change by change (docs/rules/search.md).
 */
export class CatalogIndex {
  taxonomy: Taxonomy = { categories: [], subCategories: [], brands: [], synonyms: [] }
  readonly #words = new WordIndex()
  readonly #sorted = new SortedProducts()
  readonly #bySlot: IndexedProduct[] = []
  readonly #byId = new Map<number, IndexedProduct>()
  #synonyms = new Synonyms([])

  setTaxonomy(taxonomy: Taxonomy): void {
    this.taxonomy = taxonomy
    this.#synonyms = new Synonyms(taxonomy.synonyms)
  }

  /** Takes in products as they are now; ids without a row are no longer for sale. */
  update(ids: readonly number[], rows: readonly IndexRow[]): void {
    const before = new Map(ids.map((id) => [id, this.#byId.get(id)]))
    const gone = new Set([...before.values()].filter((product) => product !== undefined))
    for (const product of gone) this.#remove(product)
    const come = rows.map((row) => this.#add(row, before.get(row.id)))
    this.#sorted.update(gone, come)
  }

  /** Slots whose product changed its words since; when they prevail, an index is made anew. */
  get wasted(): number {
    return this.#bySlot.length - this.#byId.size
  }

  get size(): number {
    return this.#byId.size
  }

  list(order: SortOrder, limit: number): number[] {
    return idsOf(this.#sorted.by(order).slice(0, limit))
  }

  listDiscounted(limit: number): number[] {
    const products = this.#sorted.by('discount').slice(0, limit)
    return idsOf(products.filter((product) => product.discount > 0))
  }

  /** What sells best beside a product: of its sub-categories first, then of its category. */
  listRelated(id: number, limit: number): number[] {
    const subject = this.#byId.get(id)
    if (!subject) return []
    const near: IndexedProduct[] = []
    const wider: IndexedProduct[] = []
    for (const product of this.#sorted.by('best')) {
      if (near.length === limit) break
      if (product === subject || product.categoryId !== subject.categoryId) continue
      const isNear = product.subCategoryIds.some((sub) => subject.subCategoryIds.includes(sub))
      if (isNear) near.push(product)
      else if (wider.length < limit) wider.push(product)
    }
    return idsOf([...near, ...wider].slice(0, limit))
  }

  listBestMatches(query: SearchQuery, limit: number): number[] {
    return idsOf(this.#search(query, 'best').slice(0, limit))
  }

  /** Without an order of its own a search is sorted by how well it fits, then by what sells. */
  find(query: SearchQuery | null, filter: ProductFilter, order: SortOrder = 'best'): Found {
    const candidates = query ? this.#search(query, order) : this.#sorted.by(order)
    const { passed, counts } = filterProducts(candidates, filter, priceRanges)
    return { products: passed, counts }
  }

  #search(query: SearchQuery, order: SortOrder): IndexedProduct[] {
    const index = { words: this.#words, synonyms: this.#synonyms, bySlot: this.#bySlot }
    const ranks = rankProducts(index, query)
    const products = this.#sorted.by(order).filter((product) => ranks[product.slot] !== noMatch)
    if (order !== 'best') return products
    const byRank: IndexedProduct[][] = Array.from({ length: worstRank + 1 }, () => [])
    for (const product of products) byRank[ranks[product.slot]!]!.push(product)
    return byRank.flat()
  }

  #remove(product: IndexedProduct): void {
    product.live = false
    this.#byId.delete(product.id)
  }

  /** A product whose words are the same keeps its slot, so that a new price costs next to nothing. */
  #add(row: IndexRow, before: IndexedProduct | undefined): IndexedProduct {
    const keepsWords = before?.wording === row.wording
    const slot = keepsWords ? before.slot : this.#bySlot.length
    const product = toIndexedProduct(row, slot)
    this.#bySlot[slot] = product
    this.#byId.set(row.id, product)
    if (!keepsWords) this.#words.add(slot, wordsOf(row, product))
    return product
  }
}

function idsOf(products: readonly IndexedProduct[]): number[] {
  return products.map((product) => product.id)
}
