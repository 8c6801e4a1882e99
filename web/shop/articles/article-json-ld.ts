import type { Article as ArticleEntity, WithContext } from 'schema-dts'
import type { Article } from '#domain/publishing/api.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { paths } from '#web/paths.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import { articleTexts as texts } from './texts.ts'

/** What an article says of itself in schema.org's words; who has read it stands with its page, as only pages have that. */
export function articleJsonLd(origin: string, article: Article): object[] {
  const path = paths.article(article.slug)
  return [
    articleEntity(origin, article),
    breadcrumbList(origin, [
      { name: texts.home, path: paths.home() },
      { name: texts.blog, path: paths.articles() },
      { name: article.title, path },
    ]),
  ]
}

function articleEntity(origin: string, article: Article): WithContext<ArticleEntity> {
  const url = origin + paths.article(article.slug)
  const { author, reviewed_by: reviewer, reviewed_at: reviewedAt } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    headline: article.title,
    description: article.excerpt,
    image: origin + pictureSrcOf(article.thumbnail.src),
    inLanguage: 'vi',
    articleSection: article.categorie.name,
    keywords: article.tags.map(({ name }) => name),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: {
      '@type': 'Person',
      name: author.name,
      ...(author.title ? { jobTitle: author.title } : {}),
    },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      '@id': url,
      ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer } } : {}),
      ...(reviewedAt ? { lastReviewed: reviewedAt.slice(0, 10) } : {}),
    },
  }
}
