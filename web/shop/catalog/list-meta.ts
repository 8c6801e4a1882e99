import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { breadcrumbList } from '#web/shop/seo/json-ld.ts'
import type { PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { activeChoices } from './facet-choices.ts'
import type { ListData } from './load-list.ts'
import { listTexts as texts } from './list-texts.ts'
import { catalogTexts } from './texts.ts'

type TitledList = Pick<ListData, 'filter' | 'choices' | 'about'>

/** What the list is of: a search, one category or sub-category, else everything. */
export function listTitle({ filter, choices }: TitledList): string {
  if (filter.search) return texts.searchFor(filter.search)
  const active = activeChoices(choices)
  if (active.some(isUnknown)) return texts.allProducts
  const narrowest = active.filter(({ group }) => group === 'subCategories')
  const named = narrowest.length > 0 ? narrowest : active.filter(isCategory)
  return named.length === 1 ? named[0]!.name : texts.allProducts
}

/**
 * The shop, each category and each sub-category are pages of their own for search engines; sorted,
 * priced and branded lists are the same page in other clothes, and searches are endless, as is what
 * the shop does not have.
 */
export function listMeta(data: TitledList & { origin: string }): PageMeta {
  const { filter } = data
  const title = listTitle(data)
  const hasUnknown = activeChoices(data.choices).some(isUnknown)
  const isOwnPage = !hasUnknown && filter.categories.length <= 1 && filter.subCategories.length <= 1
  const canonical = paths.shop(
    isOwnPage ? { c: filter.categories, sc: filter.subCategories, page: filter.page } : {},
  )
  return {
    title: filter.page > 1 ? texts.pageOf(title, filter.page) : title,
    description: data.about?.description || texts.listDescription(title),
    ...(data.about?.picture && { image: pictureSrcOf(data.about.picture.src) }),
    canonical,
    noindex: filter.search !== '' || hasUnknown,
    jsonLd: [
      breadcrumbList(data.origin, [
        { name: catalogTexts.home, path: paths.home() },
        { name: texts.shop, path: paths.shop() },
        ...(title === texts.allProducts ? [] : [{ name: title, path: canonical }]),
      ]),
    ],
  }
}

function isUnknown({ unknown }: { unknown?: boolean }): boolean {
  return unknown === true
}

function isCategory({ group }: { group: string }): boolean {
  return group === 'categories'
}
