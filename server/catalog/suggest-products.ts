import type { suggestProducts as definition, Product, Suggestion } from '#domain/catalog/api.ts'
import { parseQuery, type SearchQuery } from '#domain/catalog/search-words.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Context } from '../context.ts'
import { readSetting } from '../settings/index.ts'
import { listProducts } from './list-products.ts'
import type { CatalogIndex } from './search/catalog-index.ts'
import { freshIndex } from './search/live-index.ts'

const mostWords = 2
const mostCategories = 2
const mostProducts = 6

/** Phrases, categories and products for what was typed so far; popular searches before that. */
export async function suggestProducts(
  ctx: Context,
  { q }: ParsedInput<typeof definition>,
): Promise<Suggestion[]> {
  if (q.trim() === '') return (await readSetting(ctx.db, 'popularSearches')).map(toWord)
  const query = parseQuery(q)
  const index = await freshIndex(ctx)
  const products = await listProducts(ctx.db, index.listBestMatches(query, mostProducts))
  return [
    ...phrasesFor(index, query).map(toWord),
    ...categoriesFor(index, query),
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
function phrasesFor({ taxonomy }: CatalogIndex, query: SearchQuery): string[] {
  const phrases = [...taxonomy.subCategories.map(({ name }) => name), ...taxonomy.synonyms.flat()]
  const folds = new Set([query.folded])
  return phrases.filter((phrase) => isNewFit(phrase, query, folds)).slice(0, mostWords)
}

function isNewFit(phrase: string, query: SearchQuery, known: Set<string>): boolean {
  const folded = foldVietnamese(phrase)
  if (known.has(folded) || !hasBeginnings(folded, query)) return false
  known.add(folded)
  return true
}

function categoriesFor({ taxonomy }: CatalogIndex, query: SearchQuery): Suggestion[] {
  return taxonomy.categories
    .filter(({ name }) => hasBeginnings(foldVietnamese(name), query))
    .slice(0, mostCategories)
    .map(({ name, slug }) => ({ type: 'category', name, slug }))
}

/** Every word typed begins a word of the phrase. */
function hasBeginnings(folded: string, { words }: SearchQuery): boolean {
  const known = folded.split(' ')
  return words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
}
