import { countDataRequests } from '#domain/data-request/backoffice/waiting.ts'
import { useQuery } from '../data/use-query.ts'
import { countTexts as texts } from '../parts/count-texts.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'

/** How many requests are open; nothing while there are none. */
export function OpenDataRequests() {
  const { data } = useQuery(countDataRequests, {}, { live: ['data-requests'] })
  if (!data?.open) return null
  return (
    <CountBadge
      count={data.open}
      words={texts.dataRequests(data.open)}
      to={queuePath('dataRequests')}
    />
  )
}
