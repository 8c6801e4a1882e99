import type { Facets } from '#domain/catalog/api.ts'
import type { PriceRange } from '#domain/catalog/price-ranges.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import {
  parsePriceRange,
  priceRangeValue,
  type FilterGroup,
  type ListFilter,
} from './list-filter.ts'
import { listTexts as texts } from './list-texts.ts'

export interface Choice {
  value: string
  name: string
  count: number
  chosen: boolean
  /** Stands in the address, but the shop has no such thing. */
  unknown?: boolean
  /** Of a sub-category: its category's slug. */
  category?: string
}

/** As many are searched in; the ones with most products. */
const maxBrands = 60

export type Choices = Record<FilterGroup, Choice[]>

/** What can be picked, each with how many products it would show. Sub-categories appear with their category. */
export function choicesOf(facets: Facets, filter: ListFilter): Choices {
  const subs = facets.sub_categories.filter(({ slug, category }) =>
    filter.categories.length > 0
      ? filter.categories.includes(category)
      : filter.subCategories.includes(slug),
  )
  const prices = facets.prices.map((range) => ({
    slug: priceRangeValue(range),
    name: priceRangeName(range),
    count: range.count,
  }))
  return {
    categories: toChoices(facets.categories, filter.categories),
    subCategories: toChoices(subs, filter.subCategories),
    brands: toChoices(facets.brands, filter.brands).filter(
      (brand, index) => brand.chosen || index < maxBrands,
    ),
    prices: toChoices(prices, filter.prices, nameOfPrice),
  }
}

export interface ActiveChoice {
  group: FilterGroup
  value: string
  name: string
  unknown?: boolean
}

/** What is picked, in the order of the groups. */
export function activeChoices(choices: Choices): ActiveChoice[] {
  const groups: FilterGroup[] = ['categories', 'subCategories', 'brands', 'prices']
  return groups.flatMap((group) =>
    choices[group]
      .filter((choice) => choice.chosen)
      .map(({ value, name, unknown }) => ({ group, value, name, unknown })),
  )
}

export function priceRangeName({ from, to }: PriceRange): string {
  if (to === undefined) return texts.priceFrom(formatVnd(from))
  if (from === 0) return texts.priceBelow(formatVnd(roundEnd(to)))
  return texts.priceBetween(formatNumber(from), formatVnd(roundEnd(to)))
}

/** A range that ends at 299.999 is read as one that ends before 300.000. */
function roundEnd(to: number): number {
  return to % 10 === 9 ? to + 1 : to
}

function nameOfPrice(value: string): string {
  const range = parsePriceRange(value)
  return range ? priceRangeName(range) : value
}

interface Counted {
  slug: string
  name: string
  count: number
  category?: string
}

/** Empty choices are left out, chosen ones stay: they must be possible to take back. */
function toChoices(
  counted: readonly Counted[],
  chosen: readonly string[],
  nameOf?: (value: string) => string,
): Choice[] {
  const known = counted
    .map(({ slug, name, count, category }) => ({
      value: slug,
      name,
      count,
      chosen: chosen.includes(slug),
      ...(category && { category }),
    }))
    .filter((choice) => choice.count > 0 || choice.chosen)
  const unknown = chosen
    .filter((value) => !counted.some((each) => each.slug === value))
    .map((value) => ({
      value,
      name: nameOf?.(value) ?? texts.unknownChoice,
      count: 0,
      chosen: true,
      unknown: !nameOf,
    }))
  return [...known, ...unknown]
}
