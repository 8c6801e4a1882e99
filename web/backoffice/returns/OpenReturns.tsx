import { countReturnRequests } from '#domain/order/return-request/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { backofficeReturnTexts as texts } from './texts.ts'

/** How many requests wait for an answer; nothing while there are none. */
export function OpenReturns() {
  const { data } = useQuery(countReturnRequests, {}, { live: ['returns'] })
  if (!data?.received) return null
  return (
    <CountBadge
      count={data.received}
      words={texts.waiting(data.received)}
      to={queuePath('returns')}
    />
  )
}
