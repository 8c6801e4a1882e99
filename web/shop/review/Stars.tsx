import Star from 'lucide-react/icons/star'
import StarHalf from 'lucide-react/icons/star-half'
import { cx } from '#web/ui/class-names.ts'
import { keptPart } from '#web/features/kept/kept-part.ts'
import { reviewTexts as texts } from './texts.ts'

/** Five stars, of which so many are full, to a half. */
export const Stars = import.meta.env.SSR ? keptPart(FiveStars, { room: 100 }) : FiveStars

function FiveStars({ value, size = 'size-4' }: { value: number; size?: string }) {
  const halves = Math.round(value * 2)
  return (
    <span role="img" aria-label={texts.stars(value)} className="inline-flex gap-0.5 align-middle">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} aria-hidden="true" className="relative">
          <Star
            className={cx(size, halves >= star * 2 ? 'fill-star text-star' : 'text-ink-3/45')}
          />
          {halves === star * 2 - 1 && (
            <StarHalf className={cx(size, 'absolute inset-0 fill-star text-star')} />
          )}
        </span>
      ))}
    </span>
  )
}
