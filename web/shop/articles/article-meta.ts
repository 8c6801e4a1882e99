import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { articleFeed } from './articles-meta.ts'
import type { ArticleData } from './load-article.ts'

export function articleMeta({ article, jsonLd }: ArticleData): PageMeta {
  const { title, excerpt, slug } = article
  return {
    title,
    description: excerpt,
    canonical: paths.article(slug),
    share: { kind: 'article', title },
    type: 'article',
    feed: articleFeed,
    jsonLd,
  }
}
