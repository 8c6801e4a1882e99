import { cleanText } from '#domain/kernel/fold.ts'
import { expertPaths, type ExpertFilter } from './paths.ts'

/** What of the experts' page is asked for by its address. */
export type AskedExperts = Required<ExpertFilter>

export const expertParameters = ['c', 'search', 'page'] as const

export function parseExpertFilter(query: URLSearchParams): AskedExperts {
  const page = Number(query.get('page') ?? '1')
  return {
    c: (query.get('c') ?? '').slice(0, 200),
    search: cleanText(query.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** Another choice begins with its first page. */
export function expertsHref(filter: AskedExperts, change: Partial<AskedExperts>): string {
  return expertPaths.list({ ...filter, page: 1, ...change })
}
