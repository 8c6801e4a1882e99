import type { ReviewSort } from '#domain/review/api.ts'
import type { HiddenReason, ReviewState } from '#domain/review/states.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import { isChangedByWriter } from './changed-sql.ts'
import { photosOfReview, type PhotoOfReview } from './photo-queries.ts'

const bySlug = `select id from product where slug = $1 and published and product_type = 'sale'`

/** Goods that are on sale at this address; null for others. */
export async function findReviewedProduct(db: Db, slug: string): Promise<number | null> {
  return (await queryRows<{ id: number }>(db, bySlug, [slug]))[0]?.id ?? null
}

export interface CountedReviews {
  state: Exclude<ReviewState, 'withdrawn'>
  hiddenReason: HiddenReason | null
  stars: number
  count: number
  withPhotos: number
}

const counting = `
  select r.state, r.hidden_reason as "hiddenReason", r.stars, count(*)::int as count,
    (count(*) filter (where exists (
      select from product_review_photo p where p.review_id = r.id)))::int as "withPhotos"
  from product_review r where r.product_id = $1 and r.state <> 'withdrawn'
  group by r.state, r.hidden_reason, r.stars`

/** How a product's reviews stand; empty without any. */
export function countReviewsOf(db: Db, productId: number): Promise<CountedReviews[]> {
  return queryRows<CountedReviews>(db, counting, [productId])
}

export interface PublicReview extends CamelRow<
  'product_review',
  'id' | 'stars' | 'words' | 'writer_name' | 'answer' | 'answered_at' | 'created_at'
> {
  isChanged: boolean
  isReturned: boolean
  photos: PhotoOfReview[]
}

const orders: Record<ReviewSort, string> = {
  new: 'r.created_at desc, r.id desc',
  high: 'r.stars desc, r.created_at desc, r.id desc',
  low: 'r.stars, r.created_at desc, r.id desc',
}

/** Those that everybody reads, and no other. */
export function listShownReviews(
  db: Db,
  productId: number,
  of: {
    stars: number | null
    withPhotos: boolean
    sort: ReviewSort
    limit: number
    offset: number
  },
): Promise<PublicReview[]> {
  const text = `
    select r.id, r.stars, r.words, r.writer_name as "writerName", r.answer, r.answered_at as "answeredAt",
      r.created_at as "createdAt", ${isChangedByWriter} as "isChanged",
      l.returned_quantity >= l.quantity as "isReturned", ${photosOfReview} as photos
    from product_review r join order_line l using (order_id, line_no)
    where r.product_id = $1 and r.state = 'shown' and ($2::int is null or r.stars = $2)
      and (not $3::boolean or exists (select from product_review_photo p where p.review_id = r.id))
    order by ${orders[of.sort]} limit $4 offset $5`
  const { stars, withPhotos, limit, offset } = of
  return queryRows<PublicReview>(db, text, [productId, stars, withPhotos, limit, offset])
}
