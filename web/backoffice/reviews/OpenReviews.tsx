import { formatNumber } from '#domain/kernel/vnd.ts'
import { countReviews } from '#domain/review/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { backofficeReviewTexts as texts } from './texts.ts'

/** How many reviews wait for somebody; nothing while there are none. */
export function OpenReviews() {
  const { data } = useQuery(countReviews, {}, { live: ['reviews'] })
  if (!data?.waiting) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{formatNumber(data.waiting)}</span>
      <span className="sr-only">{texts.waiting(data.waiting)}</span>
    </span>
  )
}
