import { cleanText } from '#domain/kernel/fold.ts'

const maxSearchLength = 120

/** What an address searches for, as it may be shown; `q` is what other sites' links and habits write. */
export function searchText(query: URLSearchParams): string {
  return cleanText(query.get('search') ?? query.get('q') ?? '')
    .slice(0, maxSearchLength)
    .trim()
}
