import { formatNumber } from '#domain/kernel/vnd.ts'
import { listContent } from '#domain/publishing/backoffice/api.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { contentTexts as texts } from './texts.ts'

/** How much waits to be read by a reviewer; nothing for who may not review. */
export function WaitingReviews() {
  return useCan('content.review') ? <Count /> : null
}

function Count() {
  const { data } = useQuery(listContent, { state: 'waiting', page: 1, limit: 1 })
  const waiting = data?.paginate.total_data
  if (!waiting) return null
  return (
    <span className="tabular ml-auto rounded-full bg-sale px-2 text-xs leading-5 font-semibold text-white">
      <span aria-hidden="true">{formatNumber(waiting)}</span>
      <span className="sr-only">{texts.waiting(waiting)}</span>
    </span>
  )
}
