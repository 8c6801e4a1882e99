import type { PageMeta } from '#web/page.ts'
import type { LocatorData } from './load-locator.ts'
import { locatorHref, wholeCountry } from './locator-filter.ts'
import { hasUnknownPlace, locatorTitle, placeName } from './places.ts'
import { locatorTexts as texts } from './texts.ts'

/**
 * The whole list, each province and each ward of today are pages of their own for search engines. Places of the
 * older scheme are the same pharmacies under other names, and searches are endless.
 */
export function locatorMeta(data: LocatorData): PageMeta {
  const { filter, total, jsonLd } = data
  const { page, province, ward, scheme, q } = filter
  const title = locatorTitle(data)
  const isOwnPage = scheme === 'gso34' && q === '' && !hasUnknownPlace(data)
  return {
    title: page > 1 ? texts.pageOf(title, page) : title,
    description: texts.description(placeName(data), total),
    canonical: locatorHref(isOwnPage ? { ...wholeCountry, province, ward, page } : wholeCountry),
    noindex: !isOwnPage,
    jsonLd,
  }
}
