import { countAdjustments } from '#domain/loyalty/backoffice/waiting.ts'
import { useQuery } from '../data/use-query.ts'
import { countTexts as texts } from '../parts/count-texts.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'

/** How many proposals wait for whoever looks; nothing while there are none. */
export function WaitingAdjustments() {
  const { data } = useQuery(countAdjustments, {}, { live: ['point-adjustments'] })
  if (!data || data.mine === 0) return null
  return (
    <CountBadge
      count={data.mine}
      words={texts.adjustments(data.mine)}
      to={queuePath('adjustments')}
    />
  )
}
