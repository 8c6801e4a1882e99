import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { filterProducts, listBestSellers, suggestProducts } from '#domain/catalog/api.ts'
import type { Output } from '#domain/contract.ts'
import { loaderApi } from '#web/api.ts'
import { toCard, type CardProduct } from './card.ts'
import { choicesOf, type Choices } from './facet-choices.ts'
import {
  listHref,
  parseListFilter,
  parsePriceRange,
  searchHref,
  type ListFilter,
} from './list-filter.ts'

/** Fills two, three and four columns to the end. */
export const productsAPage = 24
const popularCount = 4

export interface ListData {
  filter: ListFilter
  products: CardProduct[]
  total: number
  pages: number
  choices: Choices
  /** Shown where nothing was found. */
  popular: CardProduct[]
  /** What others search for: on the search page before anything is asked. */
  words: string[]
  /** What one category says of itself. */
  about?: Output<typeof filterProducts>['about']
}

/** One page of products for the query in the address. A page behind the last one leads to the last. */
export async function loadList(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  hrefOf: (filter: ListFilter) => string = listHref,
): Promise<ListData> {
  const filter = parseListFilter(new URL(request.url).searchParams)
  const api = loaderApi(context)
  const { items, paginate, facets, about, moved } = await api.call(filterProducts, inputOf(filter))
  // What was renamed or joined with another: whoever follows an old link stands where its products are.
  if (moved) {
    const { categories, sub_categories: subCategories, brands } = moved
    throw redirect(hrefOf({ ...filter, categories, subCategories, brands }), 301)
  }
  if (items.length === 0 && paginate.total_page > 0) {
    throw redirect(hrefOf({ ...filter, page: paginate.total_page }))
  }
  const popular = items.length === 0 ? await api.call(listBestSellers, { limit: popularCount }) : []
  return {
    filter,
    products: items.map(toCard),
    total: paginate.total_data,
    pages: paginate.total_page,
    choices: choicesOf(facets, filter),
    popular: popular.map(toCard),
    words: [],
    ...(about && { about }),
  }
}

/** The search page: nothing is asked for as long as nothing is searched. */
export async function loadSearch(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<ListData> {
  const filter = parseListFilter(new URL(args.request.url).searchParams)
  if (filter.search) return loadList(args, searchHref)
  const api = loaderApi(args.context)
  const [popular, words] = await Promise.all([
    api.call(listBestSellers, { limit: popularCount }),
    api.call(suggestProducts, { q: '' }),
  ])
  return {
    filter,
    products: [],
    total: 0,
    pages: 0,
    choices: noChoices,
    popular: popular.map(toCard),
    words: words.map(({ name }) => name),
  }
}

const noChoices: Choices = { categories: [], subCategories: [], brands: [], prices: [] }

function inputOf(filter: ListFilter) {
  return {
    categories: someOf(filter.categories),
    sub_categories: someOf(filter.subCategories),
    brands: someOf(filter.brands),
    prices: someOf(filter.prices.flatMap((value) => parsePriceRange(value) ?? [])),
    search: filter.search || undefined,
    sort: filter.sort ?? undefined,
    page: filter.page,
    limit: productsAPage,
  }
}

function someOf<T>(values: readonly T[]): T[] | undefined {
  return values.length > 0 ? [...values] : undefined
}
