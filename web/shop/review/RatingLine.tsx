import type { ReviewsOfPage } from './load-reviews.ts'
import { reviewsId } from './review-filter.ts'
import { Stars } from './Stars.tsx'
import { reviewTexts as texts } from './texts.ts'

/** Below a product's name: its rating, and the way to what stands behind it. */
export function RatingLine({ reviews: { rating } }: { reviews: ReviewsOfPage }) {
  if (rating.count === 0) return null
  return (
    <a
      href={`#${reviewsId}`}
      className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 hover:text-primary"
    >
      <Stars value={rating.average} />
      <span>{texts.line(rating.average, rating.count)}</span>
    </a>
  )
}
