import type { ReviewSort } from '#domain/review/api.ts'
import type { HiddenReason, ReviewState } from '#domain/review/states.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import { isChangedByWriter } from './changed-sql.ts'
import { photosOfReview, type PhotoOfReview } from './photo-queries.ts'

export interface CountedReviews {
  state: Exclude<ReviewState, 'withdrawn'>
  hiddenReason: HiddenReason | null
  stars: number
  count: number
  withPhotos: number
}

const counting = `
  select p.id, r.state, r.hidden_reason as "hiddenReason", r.stars, count(*)::int as count,
    (count(*) filter (where exists (
      select from product_review_photo o where o.review_id = r.id)))::int as "withPhotos"
  from product p left join product_review r on r.product_id = p.id and r.state <> 'withdrawn'
  where p.slug = $1 and p.published and p.product_type = 'sale'
  group by p.id, r.state, r.hidden_reason, r.stars`

type CountedRow = { id: number } & (CountedReviews | { state: null })

/** How the reviews stand of the goods that are on sale at this address; null where there are none for sale. */
export async function countReviewsAt(
  db: Db,
  slug: string,
): Promise<{ id: number; counted: CountedReviews[] } | null> {
  const rows = await queryRows<CountedRow>(db, counting, [slug])
  if (!rows[0]) return null
  // A product without any has one row without a state.
  const counted = rows.filter((row): row is CountedRow & CountedReviews => row.state !== null)
  return { id: rows[0].id, counted }
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
