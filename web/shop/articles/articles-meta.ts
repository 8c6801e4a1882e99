import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import type { ArticlesData } from './load-articles.ts'
import { articleTexts as texts } from './texts.ts'

export const articleFeed = { title: texts.feed, href: '/song-khoe/rss.xml' }

/** What is narrowed to: a category, a topic, else the whole blog. */
export function articlesTitle({ filter, categories, tags }: ArticlesData): string {
  const category = categories.find(({ slug }) => slug === filter.c)
  const tag = tags.find(({ slug }) => slug === filter.tag)
  return category?.name ?? tag?.name ?? texts.blog
}

/** The blog, each category and each topic are pages of their own; searches are endless, and empty ones are nothing. */
export function articlesMeta(data: ArticlesData): PageMeta {
  const { filter, total } = data
  const title = articlesTitle(data)
  const { c, tag, page } = filter
  const canonical = paths.articles(c ? { c, page } : { tag, page })
  return {
    title: page > 1 ? texts.pageOf(title, page) : title,
    description: texts.description,
    canonical,
    noindex: filter.search !== '' || (total === 0 && (c !== '' || tag !== '')),
    feed: articleFeed,
    share: { kind: 'blog', title },
    jsonLd: [
      breadcrumbList(data.origin, [
        { name: texts.home, path: paths.home() },
        { name: texts.blog, path: paths.articles() },
        ...(title === texts.blog ? [] : [{ name: title, path: canonical }]),
      ]),
    ],
  }
}
