import { addDays } from '#domain/kernel/dates.ts'
import { banners } from '#seed/content/banners.ts'
import { pages } from '#seed/content/pages.ts'
import { popups } from '#seed/content/popups.ts'
import { promotions } from '#seed/content/promotions.ts'
import { documentOfHtml } from '#server/content/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { insertPublished, type LoadedContent } from '#server/publishing/index.ts'
import { productIds } from './catalog.ts'

/** Banners, popups, promotions and fixed pages, as published. Expects the catalogue: they name products. */
export async function loadContent(db: Db, clock: Clock): Promise<void> {
  const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`)
  const inDays = (count: number) => startOf(addDays(clock.today(), count))
  const begun = inDays(-30)
  const life = { writer: { id: 0, full_name: 'An Lành' }, writtenAt: begun, approval: null }
  const contents: Omit<LoadedContent, keyof typeof life>[] = [
    ...pages.map(({ slug, title, description, html }) => ({
      kind: 'page' as const,
      slug,
      body: {
        title,
        description,
        content: documentOfHtml(html),
        folds: html.includes('<details'),
      },
      startsAt: begun,
    })),
    ...banners.map(({ slug, fromDay, toDay, ...body }, sort) => ({
      kind: 'banner' as const,
      slug,
      body: { ...body, sort, picture: pictureOf(body.picture, body.alt), picture_mobile: null },
      startsAt: fromDay === undefined ? begun : inDays(fromDay),
      endsAt: toDay === undefined ? null : inDays(toDay),
    })),
    ...promotions.map((promotion, sort) => ({
      kind: 'promotion' as const,
      slug: promotion.id,
      body: {
        title: promotion.title,
        summary: promotion.summary,
        picture: pictureOf(promotion.picture, promotion.title),
        starts_on: promotion.startsOn,
        ends_on: promotion.endsOn,
        sort,
        content: documentOfHtml(promotion.html),
        product_ids: promotion.productSlugs.map(productIds),
      },
      startsAt: startOf(promotion.startsOn),
    })),
    ...popups.map(({ slug, picture, alt, productSlug, shownWith, startsOn, endsOn, ...body }) => ({
      kind: 'popup' as const,
      slug,
      body: {
        ...body,
        picture: pictureOf(picture, alt),
        product_id: productSlug === null ? null : productIds(productSlug),
        shown_with_ids: shownWith.map(productIds),
      },
      startsAt: startOf(startsOn),
      endsAt: startOf(addDays(endsOn, 1)),
    })),
  ]
  await insertPublished(
    db,
    contents.map((content) => ({ ...life, ...content })),
  )
}

function pictureOf(name: string, alt: string) {
  return { src: `/media/banners/${name}`, alt }
}
