import { useEffect, useMemo, useRef, type RefObject } from 'react'
import type { CounterGame, CounterTurn } from '#domain/game/pharmacy/api.ts'
import { burst } from '#web/features/game/burst.ts'
import { Envelopes } from '#web/features/game/Envelopes.tsx'
import { ResultCard, sentenceOf } from '#web/features/game/ResultCard.tsx'
import { segmentsOf } from '#web/features/game/segments.ts'
import { Wheel, type Picture } from '#web/features/game/Wheel.tsx'
import { cx } from '#web/ui/class-names.ts'
import { gameTexts as texts } from './texts.ts'
import type { Turn } from './use-counter-turn.ts'

/** What both look at: the wheel or the envelopes. What was won is read aloud here, once. */
export function Stage({
  game,
  picture,
  turn: { phase, turn },
}: {
  game: CounterGame
  picture: RefObject<Picture | null>
  turn: Pick<Turn, 'phase' | 'turn'>
}) {
  const stage = useRef<HTMLDivElement>(null)
  const told = phase === 'told' ? turn : null
  // On a phone part of it lies below the edge.
  const isBegun = phase === 'asking'
  useEffect(() => {
    if (isBegun) stage.current?.scrollIntoView({ block: 'nearest' })
  }, [isBegun])
  const words = texts[game.kind === 'luckyMoney' ? 'luckyMoney' : 'wheel']
  return (
    <section className="flex flex-col gap-3" aria-label={words.title}>
      <div ref={stage} className={cx('game-stage scroll-mt-22 scroll-mb-24', `game-${game.look}`)}>
        <Drawn game={game} picture={picture} words={turn?.name ?? ''} />
      </div>
      <p role="status" className="sr-only">
        {phase === 'asking' ? words.asking : told ? sentenceOf(told) : ''}
      </p>
    </section>
  )
}

/** What was won, and what happens next: one for each turn. On a phone it comes in sight by itself. */
export function Told({ turn }: { turn: CounterTurn }) {
  const card = useRef<HTMLDivElement>(null)
  const isWon = turn.prize !== null && turn.prize.kind !== 'thanks'
  useEffect(() => {
    const place = card.current!
    place.scrollIntoView({ block: 'nearest' })
    if (isWon && !matchMedia('(prefers-reduced-motion: reduce)').matches) burst(place)
  }, [isWon])
  return (
    <div ref={card} className="relative scroll-mt-22 scroll-mb-24">
      <ResultCard result={{ number: turn.id, prize: turn.prize }}>
        <p className="basis-full text-balance text-ink-2">{nextStepOf(turn)}</p>
      </ResultCard>
    </div>
  )
}

function Drawn({
  game: { kind, prizes, has_blanks: hasBlanks },
  picture,
  words,
}: {
  game: CounterGame
  picture: RefObject<Picture | null>
  words: string
}) {
  const segments = useMemo(() => segmentsOf(prizes, hasBlanks), [prizes, hasBlanks])
  if (kind === 'luckyMoney') return <Envelopes words={words} picture={picture} />
  return <Wheel segments={segments} picture={picture} />
}

/** What is to be done with what was won. */
export function nextStepOf({ next, prize, phone }: CounterTurn): string {
  const steps = texts.nextStep
  const isOwn = phone === undefined
  if (next === 'claim') return isOwn ? steps.ownClaim : steps.claim
  if (next === 'held') return isOwn ? steps.ownHeld : steps.held
  if (next !== 'credited' || !prize) return ''
  return prize.points === undefined ? steps.voucher : steps.points(prize.points)
}
