import type { Facets, filterProducts as definition } from '#domain/catalog/api.ts'
import type { Output, ParsedInput } from '#domain/contract.ts'
import { priceRanges } from '#domain/catalog/price-ranges.ts'
import { parseQuery } from '#domain/catalog/search-words.ts'
import type { CatalogIndex, Found, Taxonomy } from './catalog-index.ts'
import type { ProductFilter } from './filter-products.ts'

export type FilterInput = ParsedInput<typeof definition>

export interface FoundPage {
  ids: number[]
  total: number
  facets: Facets
  about?: Output<typeof definition>['about']
  moved?: Output<typeof definition>['moved']
}

/** One page of what a shopper's filters leave, with the counts of every filter. */
export function findPage(index: CatalogIndex, asked: FilterInput): FoundPage {
  const moved = toPresent(index.taxonomy, asked)
  const input = { ...asked, ...moved }
  const typed = input.search?.trim()
  const query = typed ? parseQuery(typed) : null
  const { ids, total, counts } = index.find({
    query,
    filter: toFilter(index.taxonomy, input),
    order: input.sort,
    from: (input.page - 1) * input.limit,
    count: input.limit,
  })
  const facets = toFacets(index.taxonomy, counts, input)
  return { ids, total, facets, about: aboutOf(index.taxonomy, input), moved }
}

/** Addresses of today for those that were; nothing where all of them are. */
function toPresent({ formerSlugs }: Taxonomy, input: FilterInput): FoundPage['moved'] {
  if (formerSlugs.length === 0) return undefined
  const presentOf = (kind: string, slugs: string[] = []) => [
    ...new Set(
      slugs.map(
        (slug) =>
          formerSlugs.find((each) => each.kind === kind && each.slug === slug)?.present ?? slug,
      ),
    ),
  ]
  const present = {
    categories: presentOf('category', input.categories),
    sub_categories: presentOf('sub_category', input.sub_categories),
    brands: presentOf('brand', input.brands),
  }
  const isSame = (now: string[], asked: string[] = []) => now.join() === [...new Set(asked)].join()
  return isSame(present.categories, input.categories) &&
    isSame(present.sub_categories, input.sub_categories) &&
    isSame(present.brands, input.brands)
    ? undefined
    : present
}

/** Of one category alone what it says of itself. */
function aboutOf({ categories, about }: Taxonomy, input: FilterInput): FoundPage['about'] {
  const [only, ...others] = input.categories ?? []
  const isAlone = others.length === 0 && !input.sub_categories?.length && !input.search
  const category = isAlone && categories.find(({ slug }) => slug === only)
  const said = category ? about[category.id] : undefined
  return said && { description: said.description, picture: said.picture ?? undefined }
}

function toFilter(taxonomy: Taxonomy, input: FilterInput): ProductFilter {
  return {
    categoryIds: idsOf(taxonomy.categories, input.categories),
    subCategoryIds: idsOf(taxonomy.subCategories, input.sub_categories),
    brandIds: idsOf(taxonomy.brands, input.brands),
    prices: input.prices?.length ? input.prices : null,
  }
}

/** An unknown slug filters everything away; no slug at all filters nothing. */
function idsOf(known: readonly { id: number; slug: string }[], slugs: string[] | undefined) {
  if (!slugs?.length) return null
  return new Set(known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id))
}

/** What would leave nothing is not offered, unless it is chosen. */
function toFacets(taxonomy: Taxonomy, counts: Found['counts'], input: FilterInput): Facets {
  const slugOf = new Map(taxonomy.categories.map(({ id, slug }) => [id, slug]))
  return {
    categories: counted(taxonomy.categories, counts.categories, input.categories),
    sub_categories: counted(taxonomy.subCategories, counts.subCategories, input.sub_categories).map(
      ({ categoryId, ...facet }) => ({ ...facet, category: slugOf.get(categoryId) ?? '' }),
    ),
    brands: counted(taxonomy.brands, counts.brands, input.brands),
    prices: priceRanges.map((range, at) => ({ ...range, count: counts.prices[at] ?? 0 })),
  }
}

function counted<T extends { id: number; slug: string }>(
  known: readonly T[],
  counts: Int32Array,
  chosen: readonly string[] = [],
): (Omit<T, 'id'> & { count: number })[] {
  return known
    .filter(({ id, slug }) => (counts[id] ?? 0) > 0 || chosen.includes(slug))
    .map(({ id, ...rest }) => ({ ...rest, count: counts[id] ?? 0 }))
}
