import { countAdjustments } from '#domain/loyalty/backoffice/waiting.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { backofficeTexts as texts } from '../texts.ts'

/** How many proposals wait for whoever looks; nothing while there are none. */
export function WaitingAdjustments() {
  const { data } = useQuery(countAdjustments, {}, { live: ['point-adjustments'] })
  if (!data || data.mine === 0) return null
  return (
    <CountBadge
      count={data.mine}
      words={texts.adjustmentsWaiting(data.mine)}
      to={queuePath('adjustments')}
    />
  )
}
