import Star from 'lucide-react/icons/star'
import { backofficeReviewTexts as texts } from './texts.ts'

/** `4 ★`, narrow enough for a column. */
export function StarCount({ stars }: { stars: number }) {
  return (
    <span className="tabular inline-flex items-center gap-1 font-semibold whitespace-nowrap">
      <span aria-hidden="true">{stars}</span>
      <Star aria-hidden="true" className="size-4 fill-star text-star" />
      <span className="sr-only">{texts.stars(stars)}</span>
    </span>
  )
}
