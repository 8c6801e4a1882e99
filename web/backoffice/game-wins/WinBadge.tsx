import {
  deskWinStateLabels,
  holdReasonLabels,
  type DeskWinState,
} from '#domain/game/backoffice/claims.ts'
import type { DeskWinRow } from '#domain/game/backoffice/winners-api.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { gameWinTexts as texts } from './texts.ts'

const tones: Record<DeskWinState, BadgeTone> = {
  held: 'sale',
  won: 'point',
  contacted: 'info',
  papers: 'point',
  sent: 'info',
  received: 'ok',
  credited: 'ok',
  lapsed: 'neutral',
}

/** Where a prize stands; why it is held; that its time is over. */
export function WinBadge({ win }: { win: Pick<DeskWinRow, 'state' | 'late' | 'hold_reason'> }) {
  const { state, late, hold_reason: reason } = win
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={tones[state]} className="whitespace-nowrap">
        {deskWinStateLabels[state]}
      </Badge>
      {late && (
        <Badge tone="sale" className="whitespace-nowrap">
          {texts.late}
        </Badge>
      )}
      {state === 'held' && reason && (
        <span className="text-sm text-ink-2">{holdReasonLabels[reason]}</span>
      )}
    </span>
  )
}
