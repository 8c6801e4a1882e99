import type { Suggestion } from '#domain/catalog/api.ts'
import { paths } from '#web/paths.ts'

/** A row of the suggestion list and where it leads. */
export interface Choice {
  kind: Suggestion['type'] | 'all'
  name: string
  to: string
  thumbnail?: string
  price?: number
}

const order: readonly Suggestion['type'][] = ['product', 'category', 'word']

/** Products first, then categories and words, last the whole result list. */
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

function addressOf({ type, slug, name }: Suggestion): string {
  if (type === 'product') return paths.product(slug)
  if (type === 'category') return paths.shop({ c: [slug] })
  return paths.shop({ search: name })
}
