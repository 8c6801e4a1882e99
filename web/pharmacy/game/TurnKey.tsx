import type { CounterGame } from '#domain/game/pharmacy/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Button } from '#web/ui/Button.tsx'
import { gameTexts as texts } from './texts.ts'
import type { Turn } from './use-counter-turn.ts'

export interface TurnKeyProps {
  id: string
  game: CounterGame
  turn: Turn
  /** Turns that are left once this one is told. */
  left: number
  /** Something may be played: the words above say why not. */
  isReady: boolean
  onPlay: () => void
  onNext: () => void
}

/** The one key of a turn: it stays in its place, so that keyboard and thumb do, and says what it does next. */
export function TurnKey({ id, game, turn, left, isReady, onPlay, onNext }: TurnKeyProps) {
  const { phase, failure, skip } = turn
  const words = texts[game.kind === 'luckyMoney' ? 'luckyMoney' : 'wheel']
  const isOver = phase === 'told' && left === 0
  const press = phase === 'showing' ? skip : isOver ? onNext : onPlay
  return (
    <div className="flex flex-col gap-2">
      <FailureNote>{failure?.text ?? ''}</FailureNote>
      {failure?.isKept && <p className="text-sm text-ink-2">{texts.kept}</p>}
      <Button
        id={id}
        size="counter"
        wide
        busy={phase === 'asking' || phase === 'waiting'}
        disabled={!isReady && (phase === 'ready' || phase === 'failed')}
        onClick={press}
      >
        {labelOf(phase, isOver, words)}
      </Button>
      {phase === 'waiting' && (
        <p role="status" className="text-sm text-ink-2">
          {texts.waitingRound}
        </p>
      )}
    </div>
  )
}

function labelOf(
  phase: Turn['phase'],
  isOver: boolean,
  words: { play: string; again: string },
): string {
  if (phase === 'showing') return texts.skip
  if (phase === 'failed') return texts.retry
  if (isOver) return texts.next
  return phase === 'told' ? words.again : words.play
}
