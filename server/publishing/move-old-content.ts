import { sql } from 'kysely'
import { addDays } from '#domain/kernel/dates.ts'
import { hours } from '#domain/kernel/durations.ts'
import type { BannerBody } from '#domain/publishing/places/banner.ts'
import type { PageBody } from '#domain/publishing/places/page.ts'
import {
  bannerPlaces,
  bannerTones,
  popupActions,
  popupPages,
} from '#domain/publishing/places/places.ts'
import type { PopupBody } from '#domain/publishing/places/popup.ts'
import type { PromotionBody } from '#domain/publishing/places/promotion.ts'
import { isSafeLink } from '#domain/richtext/link.ts'
import { documentOfHtml, takeOldContent, type OldContent } from '../content/index.ts'
import type { Context } from '../context.ts'
import { insertPublished, type LoadedContent } from './load-published.ts'

/**
 * Banners, popups, promotions and fixed pages of a shop from before they were kinds of the publishing engine become
 * items with the publication that says what was shown until now. Once: what is moved is gone from where it was. True
 * where there was anything to move.
 */
export async function moveOldContent({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Of several processes that start at once one moves and the others find nothing left.
    await sql`select pg_advisory_xact_lock(hashtext('move old content'))`.execute(trx)
    const contents = contentsOf(await takeOldContent(trx), clock.now())
    await insertPublished(trx, contents)
    return contents.length > 0
  })
}

function contentsOf(
  { banners, pages, promotions, popups }: OldContent,
  now: Date,
): LoadedContent[] {
  const moved = { writer: { id: 0, full_name: movedBy }, writtenAt: now, approval: null }
  return [
    ...pages.map((page) => ({ ...moved, ...pageOf(page), writtenAt: page.updated_at })),
    ...promotions.map((promotion) => ({ ...moved, ...promotionOf(promotion) })),
    ...banners.map((banner) => ({ ...moved, ...bannerOf(banner, now) })),
    ...popups.map((popup) => ({ ...moved, ...popupOf(popup) })),
  ]
}

const movedBy = 'Hệ thống'

type Moved = Pick<LoadedContent, 'kind' | 'slug' | 'body' | 'startsAt' | 'endsAt'>

function pageOf({
  slug,
  title,
  description,
  html,
  updated_at,
}: OldContent['pages'][number]): Moved {
  const body: PageBody = {
    title: fitting(title, 150),
    description: fitting(description, 300),
    content: documentOfHtml(html),
    folds: html.includes('<details'),
  }
  return { kind: 'page', slug, body, startsAt: updated_at }
}

/** Its link lives on after its days, so that its publication has no end. */
function promotionOf(row: OldContent['promotions'][number]): Moved {
  const body: PromotionBody = {
    title: fitting(row.title, 200),
    summary: fitting(row.summary, 500),
    picture: pictureOf(row.image),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    sort: sortOf(row.sort),
    content: documentOfHtml(row.html),
    product_ids: row.productIds.slice(0, 60),
  }
  return { kind: 'promotion', slug: row.id, body, startsAt: startOf(row.starts_on) }
}

function bannerOf(row: OldContent['banners'][number], now: Date): Moved {
  const picture = pictureOf(row.image)
  const mobile = pictureOf(row.image_mobile)
  const body: BannerBody = {
    title: fitting(row.title, 150),
    place: bannerPlaces.find((place) => place === row.place) ?? 'home',
    sort: sortOf(row.sort),
    eyebrow: fitting(row.eyebrow, 60),
    text: fitting(row.body, 400),
    action: fitting(row.action_label, 40),
    link: isSafeLink(row.link) ? row.link : '',
    tone: bannerTones.find((tone) => tone === row.tone) ?? 'blue',
    picture,
    picture_mobile: mobile?.src === picture?.src ? null : mobile,
  }
  const endsAt = row.ends_on === null ? null : startOf(addDays(row.ends_on, 1))
  const begun = endsAt && endsAt <= now ? new Date(endsAt.getTime() - hours(24)) : now
  const startsAt = row.starts_on === null ? begun : startOf(row.starts_on)
  return { kind: 'banner', slug: `banner-${row.id}`, body, startsAt, endsAt }
}

function popupOf(row: OldContent['popups'][number]): Moved {
  const known = popupActions.find((action) => action === row.action_type)
  const body: PopupBody = {
    title: fitting(row.title, 150),
    text: '',
    action_type: known ?? 'view',
    // What the shop never showed comes up nowhere until somebody chooses pages for it.
    pages: known ? [...popupPages] : [],
    shown_with_ids: [],
    action: '',
    link: isSafeLink(row.link) ? row.link : '',
    picture: pictureOf(row.image),
    product_id: row.product_id,
  }
  const endsAt = startOf(addDays(row.ends_on, 1))
  return { kind: 'popup', slug: `popup-${row.id}`, body, startsAt: startOf(row.starts_on), endsAt }
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}

/** The stem of a picture of ours; no page of the shop could show any other. */
function pictureOf(url: string): { src: string; alt: string } | null {
  const src = url.replace(/-\d+\.(?:webp|avif)$/, '')
  return /^[\w./-]{1,200}$/.test(src) ? { src, alt: '' } : null
}

function fitting(text: string, max: number): string {
  return text.normalize('NFC').trim().slice(0, max).trim()
}

function sortOf(sort: number): number {
  return Math.min(999, Math.max(0, sort))
}
