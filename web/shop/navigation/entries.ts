import { paths } from '#web/paths.ts'
import { navigationTexts as texts } from './texts.ts'
import type { Visitor } from './visitor.ts'

export interface NavEntry {
  label: string
  to: string
  requiresLogin?: true
  membersOnly?: true
}

/** The menu in its order. Who sees what is data, so every menu follows the same rule. */
export const mainEntries: readonly NavEntry[] = [
  { label: texts.gifts, to: paths.gifts(), requiresLogin: true, membersOnly: true },
  { label: texts.earn, to: paths.earn() },
  { label: texts.offers, to: paths.offers() },
  { label: texts.orderLookup, to: paths.orderLookup() },
  { label: texts.pharmacies, to: paths.pharmacies() },
  { label: texts.shop, to: paths.shop() },
  { label: texts.vaccineShop, to: paths.vaccineShop() },
  { label: texts.blog, to: paths.articles() },
  { label: texts.experts, to: paths.page('chuyen-gia-tu-van') },
]

/** The footer's general information: home, the six pages of the specification, and the other shop. */
export const informationEntries: readonly NavEntry[] = [
  { label: texts.home, to: paths.home() },
  { label: texts.pharmacies, to: paths.pharmacies() },
  { label: texts.questions, to: paths.page('cac-cau-hoi-thuong-gap') },
  { label: texts.terms, to: paths.page('dieu-khoan-su-dung') },
  { label: texts.privacy, to: paths.page('chinh-sach-bao-mat') },
  { label: texts.purchase, to: paths.page('chinh-sach-mua-hang') },
  { label: texts.about, to: paths.page('gioi-thieu') },
  { label: texts.blog, to: paths.articles() },
  { label: texts.vaccineShop, to: paths.vaccineShop() },
]

/** Without the paths that are hidden, as the frame says. */
export function visibleEntries(
  entries: readonly NavEntry[],
  visitor: Visitor | null | undefined,
  hiddenPaths: readonly string[],
): NavEntry[] {
  return entries.filter(
    (entry) =>
      !hiddenPaths.includes(entry.to) &&
      (!entry.requiresLogin || Boolean(visitor)) &&
      (!entry.membersOnly || visitor?.isMember),
  )
}
