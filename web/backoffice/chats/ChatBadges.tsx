import type { ChatRow } from '#domain/chat/backoffice/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { chatScreenTexts as texts } from './texts.ts'

const tones = { waiting: 'sale', open: 'ok', closed: 'neutral' } as const

export function ChatBadges({
  chat: { state, unread },
}: {
  chat: Pick<ChatRow, 'state'> & { unread?: number }
}) {
  return (
    <span className="flex flex-wrap gap-1 whitespace-nowrap">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {unread !== undefined && unread > 0 && <Badge tone="info">{texts.unread(unread)}</Badge>}
    </span>
  )
}
