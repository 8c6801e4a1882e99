import { hiddenReasonLabels } from '#domain/review/states.ts'
import { reviewsPath } from '#domain/review/review-address.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { ReviewsOfPage } from './load-reviews.ts'
import { RatingSummary } from './RatingSummary.tsx'
import { reviewQuery, reviewsId, type ReviewFilter } from './review-filter.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { reviewTexts as texts } from './texts.ts'

const headingId = 'ten-nhan-xet'

/** What buyers say, with the way to the rest of it: read, narrowed and turned without a script. */
export function ReviewSection({ reviews, slug }: { reviews: ReviewsOfPage; slug: string }) {
  const { rating, items, filter, paginate } = reviews
  const hrefOf = (change: Partial<ReviewFilter>) =>
    paths.product(slug) + reviewQuery({ ...filter, page: 1, ...change })
  return (
    <Card
      as="section"
      id={reviewsId}
      aria-labelledby={headingId}
      className="mt-5 scroll-mt-36 phone:scroll-mt-16"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="text-xl">
          {texts.title}
        </h2>
        <ButtonLink to={reviewsPath} variant="quiet" className="print:hidden">
          {texts.write}
        </ButtonLink>
      </div>
      {rating.count === 0 ? (
        <p className="mt-2 text-ink-2">{texts.empty}</p>
      ) : (
        <>
          <RatingSummary rating={rating} hrefOf={hrefOf} />
          <Unseen rating={rating} />
          {rating.shown > 0 && <ReviewFilters rating={rating} filter={filter} hrefOf={hrefOf} />}
          {items.length > 0 && (
            <ul className="mt-1 divide-y divide-line">
              {items.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
          )}
          {items.length === 0 && rating.shown > 0 && (
            <p className="mt-4 text-ink-2">
              {texts.none}{' '}
              <Anchor
                to={hrefOf({ stars: null, withPhotos: false })}
                className="text-primary underline"
              >
                {texts.seeAll}
              </Anchor>
            </p>
          )}
          <Pager
            page={paginate.page}
            pages={paginate.total_page}
            hrefFor={(page) => hrefOf({ page })}
            className="mt-4"
          />
          <p className="mt-4 text-xs text-ink-3">
            {texts.bought} {texts.personal}
          </p>
        </>
      )}
    </Card>
  )
}

/** How many count whose words nobody reads, and why. */
function Unseen({ rating: { waiting, hidden } }: Pick<ReviewsOfPage, 'rating'>) {
  const unseen = hidden.reduce((sum, { count }) => sum + count, waiting)
  if (unseen === 0) return null
  const why = [
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
    ...hidden.map(({ reason, count }) => texts.hidden(count, hiddenReasonLabels[reason])),
  ]
  return <p className="mt-3 text-sm text-ink-2">{texts.unseen(unseen, why.join(', '))}</p>
}
