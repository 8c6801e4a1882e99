import { sortOrders, type SortOrder } from '#domain/catalog/api.ts'
import type { PriceRange } from '#domain/catalog/price-ranges.ts'
import { paths, type ShopFilter } from '#web/paths.ts'
import { searchText } from './search-text.ts'

/** The shop page's query, read. */
export interface ListFilter {
  categories: readonly string[]
  subCategories: readonly string[]
  brands: readonly string[]
  /** `from-to` or `from-`, in đồng. */
  prices: readonly string[]
  search: string
  sort: SortOrder | null
  page: number
}

/** What a shopper picks several of. */
export type FilterGroup = 'categories' | 'subCategories' | 'brands' | 'prices'

/** A group's name in the query. */
export const groupParameter = {
  categories: 'c',
  subCategories: 'sc',
  brands: 'brands',
  prices: 'prices',
} as const satisfies Record<FilterGroup, keyof ShopFilter>

/** All that a list reads of its address. */
export const listParameters = [...Object.values(groupParameter), 'search', 'q', 'sort', 'page']

const maxPage = 100_000

/** Takes any query: what makes no sense counts as absent. A form sends a list as repeated values, links as `a,b`. */
export function parseListFilter(query: URLSearchParams): ListFilter {
  const list = (name: string) => [
    ...new Set(
      query
        .getAll(name)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter((value) => value && value.length <= 200),
    ),
  ]
  const page = Number(query.get('page') ?? 1)
  return {
    categories: list('c').slice(0, 100),
    subCategories: list('sc').slice(0, 100),
    brands: list('brands').slice(0, 100),
    prices: list('prices')
      .filter((value) => parsePriceRange(value))
      .slice(0, 20),
    search: searchText(query),
    sort: sortOrders.find((order) => order === query.get('sort')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** `200000-500000`, `1000000-`; null for anything else. */
export function parsePriceRange(text: string): PriceRange | null {
  const [, from, to] = /^(\d{1,10})-(\d{1,10})?$/.exec(text) ?? []
  if (from === undefined) return null
  return to === undefined ? { from: Number(from) } : { from: Number(from), to: Number(to) }
}

export function priceRangeValue({ from, to }: PriceRange): string {
  return `${from}-${to ?? ''}`
}

/** The address of a list, in one form whatever the order in which it was put together. */
export function listHref(filter: ListFilter): string {
  return paths.shop({
    search: filter.search,
    c: filter.categories,
    sc: filter.subCategories,
    brands: filter.brands,
    prices: filter.prices,
    sort: filter.sort ?? undefined,
    page: filter.page,
  })
}

/** The same query on the search page. */
export function searchHref(filter: ListFilter): string {
  return paths.search() + listHref(filter).slice(paths.shop().length)
}

/** The same list without one choice, from its first page. */
export function withoutChoice(filter: ListFilter, group: FilterGroup, value: string): ListFilter {
  return { ...filter, [group]: filter[group].filter((each) => each !== value), page: 1 }
}

/** Everything of the shop, in the same order. */
export function withoutChoices(filter: ListFilter): ListFilter {
  return {
    ...filter,
    categories: [],
    subCategories: [],
    brands: [],
    prices: [],
    search: '',
    page: 1,
  }
}

/** Sub-categories whose category is no longer chosen are let go with it. */
export function withoutOrphans(
  filter: ListFilter,
  subCategories: readonly { slug: string; category: string }[],
): ListFilter {
  if (filter.categories.length === 0) return { ...filter, subCategories: [] }
  const orphans = subCategories
    .filter((sub) => !filter.categories.includes(sub.category))
    .map((sub) => sub.slug)
  return {
    ...filter,
    subCategories: filter.subCategories.filter((slug) => !orphans.includes(slug)),
  }
}

export function countChoices(filter: ListFilter): number {
  return (
    filter.categories.length +
    filter.subCategories.length +
    filter.brands.length +
    filter.prices.length
  )
}
