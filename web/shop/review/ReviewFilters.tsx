import { reviewSorts } from '#domain/review/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import type { ReviewsOfPage } from './load-reviews.ts'
import type { ReviewFilter } from './review-filter.ts'
import { reviewTexts as texts } from './texts.ts'

interface Chip {
  key: string
  label: string
  to: string
  isHere: boolean
}

/** Links, so that they work without a script and can be sent to somebody. */
export function ReviewFilters({
  rating,
  filter,
  hrefOf,
}: Pick<ReviewsOfPage, 'rating' | 'filter'> & {
  hrefOf: (change: Partial<ReviewFilter>) => string
}) {
  const { stars, withPhotos, sort } = filter
  const narrowing: Chip[] = [
    {
      key: 'all',
      label: texts.all(rating.shown),
      to: hrefOf({ stars: null, withPhotos: false }),
      isHere: stars === null && !withPhotos,
    },
    ...(rating.with_photos > 0
      ? [
          {
            key: 'photos',
            label: texts.withPhotos(rating.with_photos),
            to: hrefOf({ withPhotos: !withPhotos }),
            isHere: withPhotos,
          },
        ]
      : []),
    ...[5, 4, 3, 2, 1]
      .filter((each) => rating.stars[each - 1]! > 0)
      .map((each) => ({
        key: String(each),
        label: texts.ofStars(each),
        to: hrefOf({ stars: stars === each ? null : each }),
        isHere: stars === each,
      })),
  ]
  const sorting = reviewSorts.map((each) => ({
    key: each,
    label: texts.sorts[each],
    to: hrefOf({ sort: each }),
    isHere: sort === each,
  }))
  return (
    <div className="mt-4 flex flex-col gap-2 print:hidden">
      <Chips label={texts.filters} chips={narrowing} />
      {rating.shown > 1 && <Chips label={texts.sort} chips={sorting} />}
    </div>
  )
}

function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, label: text, to, isHere }) => (
          <li key={key}>
            <Anchor
              to={to}
              aria-current={isHere ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-sm whitespace-nowrap hover:border-primary aria-[current=true]:border-primary aria-[current=true]:bg-primary-tint aria-[current=true]:font-semibold aria-[current=true]:text-primary-deep"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
