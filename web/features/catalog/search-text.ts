import { cleanText } from '#domain/kernel/fold.ts'

const maxSearchLength = 120

/** What an address searches for, as it may be shown. */
export function searchText(query: URLSearchParams): string {
  return cleanText(query.get('search') ?? '')
    .slice(0, maxSearchLength)
    .trim()
}
