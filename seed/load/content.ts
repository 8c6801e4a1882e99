import { banners } from '#seed/content/banners.ts'
import { pages } from '#seed/content/pages.ts'
import { popup } from '#seed/content/popup.ts'
import { promotions } from '#seed/content/promotions.ts'
import { saveStaticPages } from '#server/content/index.ts'
import { saveBanners, savePopupOffers, savePromotions } from '../write/content.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { productIds } from './catalog.ts'

/** Expects the catalogue: promotions and offers name products. */
export async function loadContent(db: Db, clock: Clock): Promise<void> {
  await saveStaticPages({ db, clock }, pages)
  await saveBanners(
    db,
    banners.map((banner, sort) => ({
      place: banner.place,
      sort,
      title: banner.heading,
      eyebrow: banner.eyebrow,
      body: banner.text,
      action_label: banner.actionLabel,
      link: banner.link,
      image: pictureUrl(banner.picture, 1440),
      image_mobile: pictureUrl(banner.picture, 960),
      tone: banner.tone,
    })),
  )
  await savePromotions(
    db,
    promotions.map(
      ({ id, title, summary, html, picture, startsOn, endsOn, productSlugs }, sort) => {
        const image = pictureUrl(picture, 960)
        return {
          row: { id, title, summary, html, image, starts_on: startsOn, ends_on: endsOn, sort },
          productIds: productSlugs.map(productIds),
        }
      },
    ),
  )
  await savePopupOffers(
    db,
    [popup].map(({ title, picture, link, productSlug, startsOn, endsOn }) => ({
      title,
      image: pictureUrl(picture, 960),
      link,
      product_id: productIds(productSlug),
      starts_on: startsOn,
      ends_on: endsOn,
    })),
  )
}

function pictureUrl(picture: string, width: number): string {
  return `/media/banners/${picture}-${width}.webp`
}
