import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

/** What runs on a day: begun, not yet ended, both days included. */
const running = (day: string) =>
  `(starts_on is null or starts_on <= ${day}) and (ends_on is null or ends_on >= ${day})`

export interface BannerRow {
  title: string
  eyebrow: string
  body: string
  action_label: string
  link: string
  image: string
  image_mobile: string
  tone: string
}

const bannersOfPlace = `
  select title, eyebrow, body, action_label, link, image, image_mobile, tone from banner
  where place = $1 and ${running('$2')} order by sort, id`

export async function listRunningBanners(
  db: Db,
  place: string,
  day: VietnamDay,
): Promise<BannerRow[]> {
  return rowsOf(db, bannersOfPlace, [place, day])
}

export interface PageRow {
  slug: string
  title: string
  description: string
  html: string
  updated_at: Date
}

export async function findPage(db: Db, slug: string): Promise<PageRow | undefined> {
  const found = await rowsOf<PageRow>(
    db,
    'select slug, title, description, html, updated_at from static_page where slug = $1',
    [slug],
  )
  return found[0]
}

export async function upsertPages(db: Db, pages: readonly PageRow[]): Promise<void> {
  await db
    .insertInto('static_page')
    .values([...pages])
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        description: row.ref('excluded.description'),
        html: row.ref('excluded.html'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export interface PromotionRow {
  id: string
  title: string
  summary: string
  image: string
  starts_on: string
  ends_on: string
}

export async function listRunningPromotions(db: Db, day: VietnamDay): Promise<PromotionRow[]> {
  const text = `
    select id, title, summary, image, starts_on, ends_on from promotion
    where ${running('$1')} order by sort, ends_on, id`
  return rowsOf(db, text, [day])
}

export interface PromotionDetailRow extends PromotionRow {
  html: string
  product_ids: number[]
}

const promotionWithProducts = `
  select id, title, summary, image, starts_on, ends_on, html,
    array(select product_id from promotion_product where promotion_id = promotion.id
      order by sort, product_id) as product_ids
  from promotion where id = $1 and starts_on <= $2`

export async function findStartedPromotion(
  db: Db,
  id: string,
  day: VietnamDay,
): Promise<PromotionDetailRow | undefined> {
  return (await rowsOf<PromotionDetailRow>(db, promotionWithProducts, [id, day]))[0]
}

export interface PopupOfferRow {
  title: string
  image: string
  link: string
  product_id: number | null
}

/** `include` none: any offer will do; an offer without a product is never excluded. */
const popupOffer = `
  select title, image, link, product_id from popup_offer
  where action_type = $1 and ${running('$2')}
    and ($3::text[] is null or product_id::text = any($3))
    and ($4::text[] is null or product_id is null or product_id::text <> all($4))
  order by starts_on desc, id desc limit 1`

export async function findPopupOffer(
  db: Db,
  offer: { actionType: string; day: VietnamDay; include?: string[]; exclude?: string[] },
): Promise<PopupOfferRow | undefined> {
  const values = [offer.actionType, offer.day, offer.include ?? null, offer.exclude ?? null]
  return (await rowsOf<PopupOfferRow>(db, popupOffer, values))[0]
}
