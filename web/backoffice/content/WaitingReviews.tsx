import { listContent } from '#domain/publishing/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { contentTexts as texts } from './texts.ts'

/** How much waits to be read by a reviewer; nothing while there is none. */
export function WaitingReviews() {
  const { data } = useQuery(listContent, { state: 'waiting', page: 1, limit: 1 })
  const waiting = data?.paginate.total_data
  if (!waiting) return null
  return <CountBadge count={waiting} words={texts.waiting(waiting)} to={queuePath('contents')} />
}
