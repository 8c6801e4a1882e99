import { countDeskWins } from '#domain/game/backoffice/winners-api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { gameWinTexts as texts } from './texts.ts'

/** How many prizes are held or late; nothing while there are none. */
export function OpenWins() {
  const { data } = useQuery(countDeskWins, {}, { live: ['game-wins'] })
  const count = data ? data.held + data.late : 0
  if (!data || count === 0) return null
  return (
    <CountBadge
      count={count}
      words={texts.waiting(data.held, data.late)}
      to={queuePath(data.held > 0 ? 'heldPrizes' : 'latePrizes')}
    />
  )
}
