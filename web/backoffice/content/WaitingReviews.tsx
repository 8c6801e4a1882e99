import { listContent } from '#domain/publishing/backoffice/api.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { contentTexts as texts } from './texts.ts'

/** How much waits to be read by a reviewer; nothing for who may not review. */
export function WaitingReviews() {
  return useCan('content.review') ? <Count /> : null
}

function Count() {
  const { data } = useQuery(listContent, { state: 'waiting', page: 1, limit: 1 })
  const waiting = data?.paginate.total_data
  if (!waiting) return null
  return <CountBadge count={waiting} words={texts.waiting(waiting)} />
}
