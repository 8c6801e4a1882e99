import { addDays, toVietnamIso, vietnamDayOf, type VietnamDay } from '#domain/kernel/dates.ts'
import type { OwnReview, ReviewLine } from '#domain/review/api.ts'
import { changeableUntil, whyNoReview, type ReviewDays } from '#domain/review/chance.ts'
import type { OwnLine, OwnStored } from './own-queries.ts'

export type AtDay = ReviewDays & { today: VietnamDay }

/** A line as its buyer sees it; `mayWrite` is false for those who write none at all. */
export function toReviewLine(line: OwnLine, at: AtDay & { mayWrite: boolean }): ReviewLine {
  const { orderCode, lineNo, productName, slug, picture, deliveredAt, review } = line
  const until = at.mayWrite ? writableUntil(line, at) : null
  return {
    order_code: orderCode,
    line_no: lineNo,
    product_name: productName,
    ...(slug !== null && { slug }),
    ...(picture !== null && { thumbnail: `${picture}-240.webp` }),
    ...(deliveredAt && { delivered_at: toVietnamIso(deliveredAt) }),
    ...(until !== null && { write_until: until }),
    ...(review && { review: toOwnReview(review, at) }),
  }
}

/** The Vietnam day until which a review of this line may be begun; null where none may. */
function writableUntil(line: OwnLine, at: AtDay): VietnamDay | null {
  if (line.review && line.review.state !== 'withdrawn') return null
  const deliveredOn = line.deliveredAt && vietnamDayOf(line.deliveredAt)
  if (deliveredOn === null || whyNoReview({ ...line, deliveredOn }, at) !== null) return null
  return addDays(deliveredOn, at.writeDays)
}

/** The last day on which its writer may change it. */
export function changeUntil(review: OwnStored, at: AtDay): VietnamDay | null {
  const { state, createdAt, hiddenAt, answeredAt } = review
  const dayOf = (moment: string) => vietnamDayOf(new Date(moment))
  const written = {
    state,
    writtenOn: dayOf(createdAt),
    hiddenOn: hiddenAt && dayOf(hiddenAt),
    isAnswered: answeredAt !== null,
  }
  return changeableUntil(written, at)
}

function toOwnReview(review: OwnStored, at: AtDay): OwnReview {
  const { id, version, stars, words, state, hiddenReason, answer, answeredAt, photos } = review
  const until = changeUntil(review, at)
  return {
    id,
    version,
    stars,
    words,
    state,
    at: toVietnamIso(new Date(review.createdAt)),
    changed: review.isChanged,
    photos,
    ...(hiddenReason && { hidden_reason: hiddenReason }),
    ...(answeredAt !== null && {
      answer: { text: answer, at: toVietnamIso(new Date(answeredAt)) },
    }),
    ...(until !== null && { change_until: until }),
  }
}
