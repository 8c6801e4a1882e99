import type { SentMessageRow } from '#domain/notification/backoffice/api.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { messageScreenTexts as texts } from './texts.ts'

export function channelWords(channel: SentMessageRow['channel']): string {
  return channel === null ? texts.noChannel : texts.channelLabels[channel]
}

const tones: Record<SentMessageRow['state'], BadgeTone> = {
  waiting: 'point',
  sent: 'neutral',
  delivered: 'ok',
  failed: 'sale',
}

export function StateBadge({ state }: Pick<SentMessageRow, 'state'>) {
  return (
    <Badge tone={tones[state]} className="whitespace-nowrap">
      {texts.stateLabels[state]}
    </Badge>
  )
}
