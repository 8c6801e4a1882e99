import { countDeadLetters } from '#domain/job/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { jobTexts as texts } from './texts.ts'

/** How many given-up jobs wait for somebody; nothing while there are none. */
export function OpenLetters() {
  const { data } = useQuery(countDeadLetters, {}, { live: ['deadLetters'] })
  if (!data?.open) return null
  return (
    <CountBadge count={data.open} words={texts.waiting(data.open)} to={queuePath('failedJobs')} />
  )
}
