import type { SortOrder } from '#domain/catalog/api.ts'
import type { SearchQuery } from '#domain/catalog/search-words.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import {
  filterProducts,
  type FacetCounts,
  type Filtered,
  type ProductFilter,
} from './filter-products.ts'
import { foldPhrases, type FoldedPhrase } from './folded-phrases.ts'
import { wordsOf, type IndexRow } from './indexed-product.ts'
import type { Stage } from './match-words.ts'
import { ProductColumns } from './product-columns.ts'
import { ProductTexts } from './product-texts.ts'
import { rankProducts } from './rank-products.ts'
import type { Ranking } from './ranking.ts'
import { RecentlyUsed } from './recently-used.ts'
import { SortedProducts } from './sorted-products.ts'
import { Synonyms } from './synonyms.ts'
import { WordForms } from './word-forms.ts'
import { WordIndex } from './word-index.ts'
import type { CamelRow, Column, Row } from '../../platform/rows.ts'

export interface Taxonomy {
  categories: Row<'category', 'id' | 'slug' | 'name'>[]
  subCategories: CamelRow<'sub_category', 'id' | 'slug' | 'name' | 'category_id'>[]
  brands: Row<'brand', 'id' | 'slug' | 'name'>[]
  synonyms: Column<'search_synonym', 'words'>[]
  /** By category: what its list says above its products. */
  about: Partial<Record<number, Row<'category', 'description' | 'picture'>>>
  /** Addresses that were, with those that they lead to. */
  formerSlugs: (Row<'shelf_slug_history', 'kind' | 'slug'> & { present: string })[]
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

interface Answer extends Filtered {
  ranking: Ranking | null
}

/**
 * Shoppers ask the same things and turn pages: what was found stays until the catalogue changes.
 * 20,000 products make 60 KB an answer at most.
 */
const maxAnswers = 64

/**
 * What lists and searches need of the whole catalogue, kept in memory: PostgreSQL stays the only
 * store, this is derived from it and follows it change by change (docs/rules/search.md).
 *
 * A product has a slot in every array; when its words change it takes a new one and the old is dead.
 */
export class CatalogIndex {
  taxonomy: Taxonomy = {
    categories: [],
    subCategories: [],
    brands: [],
    synonyms: [],
    about: {},
    formerSlugs: [],
  }
  readonly #columns = new ProductColumns()
  readonly #texts = new ProductTexts()
  readonly #words = new WordIndex()
  readonly #forms = new WordForms()
  readonly #sorted = new SortedProducts()
  readonly #slots = new Map<number, { slot: number; wording: string }>()
  readonly #recent = new RecentlyUsed<Answer>(maxAnswers)
  /** Names of sub-categories and known synonyms. */
  phrases: readonly FoldedPhrase[] = []
  /** By the taxonomy's position. */
  categoryWords: readonly string[][] = []
  brandWords: readonly string[][] = []
  #synonyms = new Synonyms([])

  setTaxonomy(taxonomy: Taxonomy): void {
    this.#recent.clear()
    this.taxonomy = taxonomy
    this.#synonyms = new Synonyms(taxonomy.synonyms)
    const phrases = [...taxonomy.subCategories.map(({ name }) => name), ...taxonomy.synonyms.flat()]
    this.phrases = foldPhrases(phrases)
    this.categoryWords = taxonomy.categories.map(({ name }) => foldVietnamese(name).split(' '))
    this.brandWords = taxonomy.brands.map(({ name }) => foldVietnamese(name).split(' '))
  }

  /** Takes in products as they are now; ids without a row are no longer for sale. */
  update(ids: readonly number[], rows: readonly IndexRow[]): void {
    this.#recent.clear()
    const before = ids.flatMap((id) => this.#slots.get(id)?.slot ?? [])
    this.#sorted.remove(new Set(before))
    for (const slot of before) this.#columns.remove(slot)
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
    return this.#idsOf(this.#sorted.by(order).subarray(from, from + count))
  }

  listDiscounted(count: number): number[] {
    const slots = this.#sorted.by('discount').subarray(0, count)
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

  /** For whoever is still typing. */
  listBestMatches(query: SearchQuery, count: number): number[] {
    return this.#idsOf(this.#rank(query, 'typing').best(this.#sorted.by('best'), count))
  }

  /** Without an order of its own a search is sorted by how well it fits, then by what sells. */
  find({ query, filter, order = 'best', from, count }: Search): Found {
    const { ranking, passed, total, counts } = this.#recent.get(keyOf(query, filter), () =>
      this.#answer(query, filter),
    )
    const sorted = this.#sorted.by(order)
    const slots =
      ranking && order === 'best'
        ? ranking.best(sorted, from + count, passed)
        : passed.firstOf(sorted, from + count)
    return { ids: this.#idsOf(slots.subarray(from)), total, counts }
  }

  #answer(query: SearchQuery | null, filter: ProductFilter): Answer {
    const ranking = query && this.#rank(query, 'asked')
    const candidates = ranking ? ranking.products : this.#columns.listLive()
    return { ranking, ...filterProducts(this.#columns, candidates, filter) }
  }

  #rank(query: SearchQuery, stage: Stage): Ranking {
    const { length, dead } = this.#columns
    const words = { index: this.#words, synonyms: this.#synonyms, slots: length, dead }
    return rankProducts(words, this.#texts, query, stage)
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
    this.#texts.add(slot, words)
    this.#words.add(slot, words)
  }

  #idsOf(slots: Iterable<number>): number[] {
    return Array.from(slots, (slot) => this.#columns.id[slot]!)
  }
}

function keyOf(query: SearchQuery | null, filter: ProductFilter): string {
  return JSON.stringify([query, filter], (_, value) => (value instanceof Set ? [...value] : value))
}
