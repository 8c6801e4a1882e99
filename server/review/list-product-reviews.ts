import { Refusal } from '#domain/errors.ts'
import type { ParsedInput } from '#domain/contract.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { toPage } from '#domain/paging.ts'
import type * as api from '#domain/review/api.ts'
import { reviewsPerPage } from '#domain/review/api.ts'
import { hiddenReasons } from '#domain/review/states.ts'
import type { Context } from '../context.ts'
import {
  countReviewsAt,
  listShownReviews,
  type CountedReviews,
  type PublicReview,
} from './public-queries.ts'

/** What everybody reads of a product's reviews; of the others only how many there are. */
export async function listProductReviews(
  { db }: Context,
  { slug, stars, photos, sort, page }: ParsedInput<typeof api.listProductReviews>,
): Promise<api.ProductReviews> {
  const reviewed = await countReviewsAt(db, slug)
  if (!reviewed) throw new Refusal('notFound')
  const { id, counted } = reviewed
  const withPhotos = photos === 'yes'
  const of = { stars: stars ?? null, withPhotos, sort }
  const total = sum(counted, (each) => countOf(each, stars, withPhotos))
  const window = { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage }
  const found = total === 0 ? [] : await listShownReviews(db, id, { ...of, ...window })
  return {
    product_id: id,
    ...toPage(found.map(toShown), total, page, reviewsPerPage),
    rating: ratingOf(counted),
  }
}

function countOf(
  { state, stars, count, withPhotos }: CountedReviews,
  wanted: number | undefined,
  onlyPhotos: boolean,
): number {
  if (state !== 'shown' || (wanted !== undefined && stars !== wanted)) return 0
  return onlyPhotos ? withPhotos : count
}

/** All that their writers have not taken back count, read or not: hiding a review moves no rating. */
function ratingOf(counted: readonly CountedReviews[]): api.ProductReviews['rating'] {
  const count = sum(counted, (each) => each.count)
  const points = sum(counted, (each) => each.stars * each.count)
  const ofState = (state: string) => counted.filter((each) => each.state === state)
  return {
    // Half of a tenth goes up, as PostgreSQL rounds `product.rating`.
    average: count === 0 ? 0 : Math.floor((points * 20 + count) / (2 * count)) / 10,
    count,
    stars: [1, 2, 3, 4, 5].map((stars) =>
      sum(counted, (each) => (each.stars === stars ? each.count : 0)),
    ),
    shown: sum(ofState('shown'), (each) => each.count),
    with_photos: sum(ofState('shown'), (each) => each.withPhotos),
    waiting: sum(ofState('waiting'), (each) => each.count),
    hidden: hiddenReasons
      .map((reason) => ({
        reason,
        count: sum(counted, (each) => (each.hiddenReason === reason ? each.count : 0)),
      }))
      .filter(({ count: of }) => of > 0),
  }
}

function sum<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}

function toShown(review: PublicReview): api.ShownReview {
  const { id, stars, words, writerName, createdAt, isChanged, isReturned, photos } = review
  const { answer, answeredAt } = review
  return {
    id,
    stars,
    words,
    name: writerName,
    at: toVietnamIso(createdAt),
    changed: isChanged,
    returned: isReturned,
    photos,
    ...(answeredAt && { answer: { text: answer, at: toVietnamIso(answeredAt) } }),
  }
}
