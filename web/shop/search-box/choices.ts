import type { Suggestion } from '#domain/catalog/api.ts'
import { paths } from '#web/paths.ts'

/** A row of the suggestion list and where it leads. */
export interface Choice {
  kind: Suggestion['type'] | 'recent' | 'popular' | 'all'
  name: string
  to: string
  thumbnail?: string
  price?: number
}

const order: readonly Suggestion['type'][] = ['product', 'category', 'brand', 'word']

/** Products first, then what narrows the search in a word, last the whole result list. */
export function choicesFrom(suggestions: readonly Suggestion[], query: string): Choice[] {
  if (suggestions.length === 0) return []
  const sorted = order.flatMap((type) => suggestions.filter((found) => found.type === type))
  const rows = sorted.map((found): Choice => ({
    kind: found.type,
    name: found.name,
    to: addressOf(found),
    thumbnail: found.thumbnail,
    price: found.price,
  }))
  return [...rows, { kind: 'all', name: query, to: paths.shop({ search: query }) }]
}

/** Before anything is typed: what was searched for here, then what others search for. */
export function firstChoices(
  recent: readonly string[],
  suggestions: readonly Suggestion[],
): Choice[] {
  const popular = suggestions.filter(({ name }) => !recent.includes(name)).map(({ name }) => name)
  const row = (kind: 'recent' | 'popular') => (name: string) => {
    return { kind, name, to: paths.shop({ search: name }) }
  }
  return [...recent.map(row('recent')), ...popular.map(row('popular'))]
}

function addressOf({ type, slug, name }: Suggestion): string {
  if (type === 'product') return paths.product(slug)
  if (type === 'category') return paths.shop({ c: [slug] })
  if (type === 'brand') return paths.shop({ brands: [slug] })
  return paths.shop({ search: name })
}
