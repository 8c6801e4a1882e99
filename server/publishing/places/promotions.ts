import type { ParsedInput } from '#domain/contract.ts'
import { Refusal } from '#domain/errors.ts'
import { addDays, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import { isSlug } from '#domain/kernel/slug.ts'
import type * as api from '#domain/publishing/places/api.ts'
import type { PromotionBody } from '#domain/publishing/places/promotion.ts'
import { listProducts } from '../../catalog/index.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { momentOf } from '../periods.ts'
import { findPublished } from '../published.ts'
import { listInForce } from './in-force.ts'
import { focalOf } from './focal-of.ts'
import { pictureUrl } from './picture-url.ts'

/** What runs on the day of the caller's moment, in the order staff gave it. */
export async function listPromotions(
  ctx: Context,
  _: unknown,
  caller: Caller,
): Promise<api.Promotion[]> {
  return listRunningPromotions(ctx, caller)
}

/** The same for whoever keeps what is made of it. */
export async function listRunningPromotions(
  ctx: Context,
  keeper: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<api.Promotion[]> {
  const found = await listInForce(ctx, 'promotion', keeper)
  const at = momentOf(ctx, keeper)
  for (const { head } of found) keepUntilDays(head, at, keeper)
  const day = vietnamDayOf(at)
  return found
    .filter(({ head }) => hasBegun(head, day) && day <= (head.ends_on ?? ''))
    .toSorted(byPlace)
    .map(({ slug, head }) => toPromotion(slug, head))
}

/** Also one that has ended: links to it live on. Not one that has yet to begin. */
export async function getPromotion(
  ctx: Context,
  { id }: ParsedInput<typeof api.getPromotion>,
  caller: Caller,
): Promise<api.PromotionDetail> {
  const found = isSlug(id) ? await findPublished(ctx, 'promotion', id, caller) : null
  if (!found) throw new Refusal('notFound')
  const body = await withLooks(ctx.db, found.body)
  const at = momentOf(ctx, caller)
  keepUntilDays(body, at, caller)
  if (!hasBegun(body, vietnamDayOf(at))) throw new Refusal('notFound')
  return showPromotion(ctx, found.slug, body)
}

export async function showPromotion(
  ctx: Context,
  slug: string,
  body: PromotionBody,
): Promise<api.PromotionDetail> {
  const { content, product_ids: ids } = body
  return { ...toPromotion(slug, body), content, products: await listProducts(ctx, ids) }
}

type Head = Omit<PromotionBody, 'content'>

function toPromotion(slug: string, head: Head): api.Promotion {
  const { title, summary, picture, starts_on: from, ends_on: to } = head
  const days = { starts_on: from ?? '', ends_on: to ?? '' }
  const image = pictureUrl(picture)
  return { id: slug, title, summary, image, focal: focalOf(picture), ...days }
}

function hasBegun({ starts_on: from }: Head, day: VietnamDay): boolean {
  return from !== null && from <= day
}

function byPlace(a: { id: number; head: Head }, b: { id: number; head: Head }): number {
  const byEnd = (a.head.ends_on ?? '') < (b.head.ends_on ?? '') ? -1 : 1
  if (a.head.sort !== b.head.sort) return a.head.sort - b.head.sort
  return a.head.ends_on === b.head.ends_on ? a.id - b.id : byEnd
}

/** Its first day begins and its last one ends without anything being published. */
function keepUntilDays(
  { starts_on: from, ends_on: to }: Head,
  at: Date,
  { keepUntil }: Pick<Caller, 'keepUntil'>,
): void {
  const days = [from, to && addDays(to, 1)].filter((day) => day !== null)
  for (const moment of days.map((day) => new Date(`${day}T00:00:00+07:00`))) {
    if (moment > at) keepUntil?.(moment)
  }
}
