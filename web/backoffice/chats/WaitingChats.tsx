import { listChats } from '#domain/chat/backoffice/api.ts'
import { useQuery } from '../data/use-query.ts'
import { CountBadge } from '../parts/CountBadge.tsx'
import { queuePath } from '../parts/queue-path.ts'
import { chatScreenTexts as texts } from './texts.ts'

/** How many visitors wait; nothing while there are none. */
export function WaitingChats() {
  const { data } = useQuery(listChats, { page: 1, limit: 1 }, { live: ['chats'] })
  const waiting = data?.counts.waiting ?? 0
  if (waiting === 0) return null
  return <CountBadge count={waiting} words={texts.waiting(waiting)} to={queuePath('chats')} />
}
