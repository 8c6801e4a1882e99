import type { GamePhase } from '#domain/game/backoffice/texts.ts'
import type { BadgeTone } from '#web/ui/Badge.tsx'

export const phaseTones: Record<GamePhase, BadgeTone> = {
  draft: 'neutral',
  waiting: 'point',
  approved: 'info',
  open: 'ok',
  stopped: 'sale',
  ended: 'neutral',
  closed: 'neutral',
  settled: 'neutral',
}
