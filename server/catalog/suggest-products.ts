import type { suggestProducts as definition, Product, Suggestion } from '#domain/catalog/api.ts'
import { parseQuery, type SearchQuery } from '#domain/catalog/search-words.ts'
import type { ParsedInput } from '#domain/contract.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'
import { listProducts } from './list-products.ts'
import type { CatalogIndex } from './search/catalog-index.ts'
import { goesOnFrom } from './search/folded-phrases.ts'
import { freshIndex } from './search/live-index.ts'

const maxWords = 2
const maxCategories = 2
const maxBrands = 2
const maxProducts = 5

/** Phrases, categories, brands and products for what was typed so far; popular searches before that. */
export async function suggestProducts(
  ctx: Context,
  { q }: ParsedInput<typeof definition>,
): Promise<Suggestion[]> {
  if (q.trim() === '') return (await readSetting(ctx.db, 'popularSearches')).map(toWord)
  const query = parseQuery(q)
  const index = await freshIndex(ctx)
  const products = await listProducts(ctx, index.listBestMatches(query, maxProducts))
  return [
    ...phrasesFor(index, query).map(toWord),
    ...categoriesFor(index, query, products),
    ...brandsFor(index, query),
    ...products.map(toSuggestion),
  ]
}

function toWord(name: string): Suggestion {
  return { type: 'word', name, slug: name }
}

function toSuggestion({ name, slug, thumbnail, discount_price }: Product): Suggestion {
  return { type: 'product', name, slug, thumbnail, price: discount_price }
}

/** Names of sub-categories and known synonyms that go on from what was typed. */
function phrasesFor({ phrases }: CatalogIndex, query: SearchQuery): string[] {
  return phrases
    .filter((phrase) => phrase.folded !== query.folded && goesOnFrom(query, phrase))
    .slice(0, maxWords)
    .map(({ text }) => text)
}

/** By their name, then where most of what fits best stands: "mất ngủ" leads to sleep. */
function categoriesFor(
  { taxonomy, categoryWords }: CatalogIndex,
  query: SearchQuery,
  products: readonly Product[],
): Suggestion[] {
  const named = taxonomy.categories.filter((_, at) =>
    goesOnFrom(query, { words: categoryWords[at]! }),
  )
  const inCategory = ({ slug }: { slug: string }) =>
    products.filter(({ categories }) => categories.some((each) => each.slug === slug)).length
  const common = taxonomy.categories
    .filter((category) => inCategory(category) * 2 > products.length)
    .filter((category) => !named.includes(category))
  return [...named, ...common]
    .slice(0, maxCategories)
    .map(({ name, slug }) => ({ type: 'category', name, slug }))
}

function brandsFor({ taxonomy, brandWords }: CatalogIndex, query: SearchQuery): Suggestion[] {
  return taxonomy.brands
    .filter((_, at) => goesOnFrom(query, { words: brandWords[at]! }))
    .slice(0, maxBrands)
    .map(({ name, slug }) => ({ type: 'brand', name, slug }))
}
