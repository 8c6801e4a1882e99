import { countReviews } from '#domain/review/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { backofficeReviewTexts as texts } from './texts.ts'

/** How many reviews wait for somebody; nothing while there are none. */
export function OpenReviews() {
  const { data } = useQuery(countReviews, {}, { live: ['reviews'] })
  if (!data?.waiting) return null
  return (
    <CountBadge
      count={data.waiting}
      words={texts.waiting(data.waiting)}
      to={queuePath('reviews')}
    />
  )
}
