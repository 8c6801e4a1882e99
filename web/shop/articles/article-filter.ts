import { cleanText } from '#domain/kernel/fold.ts'
import { paths, type ArticleFilter } from '#web/paths.ts'

/** What of the blog is asked for by its address. */
export type AskedArticles = Required<ArticleFilter>

export const articleParameters = ['c', 'tag', 'search', 'page'] as const

export function parseArticleFilter(query: URLSearchParams): AskedArticles {
  const page = Number(query.get('page') ?? '1')
  return {
    c: (query.get('c') ?? '').slice(0, 200),
    tag: (query.get('tag') ?? '').slice(0, 200),
    search: cleanText(query.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** Another choice begins with its first page. */
export function articlesHref(filter: AskedArticles, change: Partial<AskedArticles>): string {
  return paths.articles({ ...filter, page: 1, ...change })
}
