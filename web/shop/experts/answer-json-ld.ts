import type { Article, WithContext } from 'schema-dts'
import type { WholeAnswer } from '#domain/publishing/experts/api.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { paths } from '#web/paths.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

/**
 * An article by an expert that answers a question. No QAPage: search engines keep that for pages on which visitors
 * may answer (docs/decisions/0070-answers-are-content.md).
 */
export function answerJsonLd(origin: string, answer: WholeAnswer): object[] {
  const path = expertPaths.answer(answer.slug)
  return [
    answerEntity(origin, answer),
    breadcrumbList(origin, [
      { name: texts.home, path: paths.home() },
      { name: texts.title, path: expertPaths.list() },
      { name: answer.category.name, path: expertPaths.list({ c: answer.category.slug }) },
      { name: answer.title, path },
    ]),
  ]
}

function answerEntity(origin: string, answer: WholeAnswer): WithContext<Article> {
  const { title, slug, question, expert, category, reviewed_by: who, reviewed_at: at } = answer
  const url = origin + expertPaths.answer(slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    headline: title,
    inLanguage: 'vi',
    articleSection: category.name,
    datePublished: answer.answered_at,
    dateModified: answer.updated_at,
    about: { '@type': 'Question', name: title, text: question },
    author: {
      '@type': 'Person',
      name: expert.name,
      jobTitle: expert.title,
      ...(expert.photo ? { image: origin + pictureSrcOf(expert.photo.src, 480) } : {}),
    },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      '@id': url,
      ...(who ? { reviewedBy: { '@type': 'Person', name: who } } : {}),
      ...(at ? { lastReviewed: at.slice(0, 10) } : {}),
    },
  }
}
