import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import type { ExpertsData } from './load-experts.ts'
import { expertPaths } from './paths.ts'
import { expertsTexts as texts } from './texts.ts'

/** The category that the page is narrowed to. */
export function categoryOf({ filter, categories }: Pick<ExpertsData, 'filter' | 'categories'>) {
  return categories.find(({ slug }) => slug === filter.c)
}

/** Each category is a page of its own; searches are endless, and empty ones are nothing. */
export function expertsMeta(data: ExpertsData): PageMeta {
  const { filter, total, origin } = data
  const category = categoryOf(data)
  const title = category ? `${texts.title}: ${category.name}` : texts.title
  const { c, page } = filter
  const canonical = expertPaths.list({ c, page })
  return {
    title: page > 1 ? texts.pageOf(title, page) : title,
    description: texts.description,
    canonical,
    noindex: filter.search !== '' || (c !== '' && (!category || total === 0)),
    jsonLd: [
      breadcrumbList(origin, [
        { name: texts.home, path: paths.home() },
        { name: texts.title, path: expertPaths.list() },
        ...(category ? [{ name: category.name, path: canonical }] : []),
      ]),
    ],
  }
}
