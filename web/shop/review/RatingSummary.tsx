import { Anchor } from '#web/ui/Anchor.tsx'
import type { ReviewsOfPage } from './load-reviews.ts'
import type { ReviewFilter } from './review-filter.ts'
import { Stars } from './Stars.tsx'
import { reviewTexts as texts } from './texts.ts'

/** The mean, and how many gave how many stars; each row leads to those. */
export function RatingSummary({
  rating: { average, count, stars },
  hrefOf,
}: Pick<ReviewsOfPage, 'rating'> & { hrefOf: (change: Partial<ReviewFilter>) => string }) {
  return (
    <div className="mt-3 grid items-center gap-x-8 gap-y-3 above-phone:grid-cols-[max-content_minmax(0,22rem)]">
      <p className="flex flex-col phone:flex-row phone:items-center phone:gap-3">
        <b className="tabular text-4xl font-semibold">{texts.average(average)}</b>
        <span className="flex flex-col">
          <Stars value={average} size="size-5" />
          <span className="mt-0.5 text-sm text-ink-3">{texts.count(count)}</span>
        </span>
      </p>
      <ul className="max-w-md">
        {[5, 4, 3, 2, 1].map((each) => (
          <li key={each}>
            <Anchor
              to={hrefOf({ stars: each, withPhotos: false })}
              className="tabular flex min-h-8 items-center gap-3 text-sm text-ink-2 hover:text-primary phone:min-h-11"
            >
              <span className="w-11 whitespace-nowrap">{texts.starsOf(each)}</span>
              <Share of={stars[each - 1]!} all={count} />
              <span className="w-8 text-right">{stars[each - 1]}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Drawn, as widths may not be written into the markup. */
function Share({ of, all }: { of: number; all: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-ground"
    >
      <rect width={Math.round((of / all) * 1000) / 10} height="8" className="fill-star" />
    </svg>
  )
}
