import { countOpenReports } from '#domain/genuine/backoffice/open-reports.ts'
import { useQuery } from '../data/use-query.ts'
import { countTexts as texts } from '../parts/count-texts.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'

/** How many reports nobody has settled; nothing while there are none. */
export function OpenCounterfeits() {
  const { data } = useQuery(countOpenReports, {}, { live: ['counterfeit-reports'] })
  if (!data || data.open === 0) return null
  return (
    <CountBadge
      count={data.open}
      words={texts.counterfeits(data.open)}
      to={queuePath('counterfeits')}
    />
  )
}
