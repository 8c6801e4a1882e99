import { useEffect, useMemo, useRef, useState } from 'react'
import { playGame, type PlayedTurn } from '#domain/game/api.ts'
import type { MyGame, OwnEntry } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { api } from '#web/api.ts'
import { Envelopes } from '#web/features/game/Envelopes.tsx'
import { sentenceOf } from '#web/features/game/ResultCard.tsx'
import { segmentsOf } from '#web/features/game/segments.ts'
import { turnTexts } from '#web/features/game/texts.ts'
import { findAsked, useTurn } from '#web/features/game/use-turn.ts'
import { Wheel, type Picture } from '#web/features/game/Wheel.tsx'
import { refreshPoints } from '#web/shop/membership/refresh-points.ts'
import { Card } from '#web/ui/Card.tsx'
import { PlayPanel } from './PlayPanel.tsx'
import { track } from './track.ts'
import { TurnTold } from './TurnTold.tsx'

export interface PlayAreaProps {
  game: Game
  mine: MyGame
  /** Somebody has shown who they are: what they have is to be asked for. */
  onProved: () => Promise<void>
  /** What there is and what one has is to be asked for again. */
  onPlayed: () => Promise<void>
  onClaim: (entry: OwnEntry) => void
}

/** The picture, and beside it what one can do, how it goes, and what came of it. */
export function PlayArea({ game, mine, onProved, onPlayed, onClaim }: PlayAreaProps) {
  const { slug, kind, look, prizes } = game
  const picture = useRef<Picture>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [ticket, setTicket] = useState('')
  const asked = useRef('')
  const turn = useTurn({
    slug,
    picture,
    ask: (entry) => {
      const code = asked.current
      if (code === '') return api.call(playGame, { slug, entry })
      return import('./play-ticket.ts').then(({ playTicket }) => playTicket(slug, code))
    },
    onTold: (told) => {
      track(slug, 'result')
      const isWon = told.prize !== null && told.prize.kind !== 'thanks'
      if (isWon && stage.current && !prefersStill()) celebrate(stage.current)
      if (told.prize?.points !== undefined) void refreshPoints()
      void onPlayed()
    },
  })
  useAskedBefore(slug, turn.start)
  const hasBlanks = game.places === undefined || game.places > countOf(prizes)
  const segments = useMemo(() => segmentsOf(prizes, hasBlanks), [prizes, hasBlanks])
  const start = (entry: number | undefined, code = '') => {
    asked.current = code
    setTicket(code)
    track(slug, 'spin')
    void turn.start(entry)
  }
  const isTold = turn.phase === 'told' && turn.turn
  return (
    <div
      className={`game-${look} grid items-stretch gap-5 phone:gap-4 desk:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]`}
    >
      <div ref={stage} className="game-stage">
        {kind === 'luckyMoney' ? (
          <Envelopes words={cardOf(turn.turn)} picture={picture} />
        ) : (
          <Wheel segments={segments} picture={picture} />
        )}
      </div>
      <Card className="relative flex flex-col justify-center">
        {/* The one place where a turn is told aloud; what is shown beside it is not read again. */}
        <p role="status" className="sr-only">
          {spoken(turn.phase, kind, turn.turn)}
        </p>
        {isTold ? (
          <TurnTold
            game={game}
            turn={isTold}
            onClaim={onClaim}
            onNext={turn.clear}
            key={isTold.entry.number}
            isTicket={ticket !== ''}
            mine={mine}
            onAgain={start}
          />
        ) : (
          <PlayPanel
            game={game}
            mine={mine}
            turn={turn}
            ticket={ticket}
            onStart={start}
            onProved={onProved}
            onSkip={() => {
              track(slug, 'skip')
              turn.skip()
            }}
          />
        )}
      </Card>
    </div>
  )
}

/** A turn whose answer never came (the network was lost, the page closed) is told when the page is here again. */
function useAskedBefore(slug: string, start: (entry: number, isStill: boolean) => Promise<void>) {
  const begin = useRef(start)
  useEffect(() => {
    const entry = findAsked(slug)
    if (entry !== undefined) void begin.current(entry, true)
  }, [slug])
}

/** What is only looked at comes after what is read. */
function celebrate(place: HTMLElement): void {
  void import('#web/features/game/burst.ts').then(
    ({ burst }) => burst(place),
    () => undefined,
  )
}

function spoken(phase: string, kind: Game['kind'], turn: PlayedTurn | null): string {
  if (phase === 'waiting') return turnTexts.waiting
  if (phase === 'told' && turn) return sentenceOf(turn)
  const isAsking = phase === 'asking' || phase === 'showing'
  if (!isAsking) return ''
  return kind === 'luckyMoney' ? turnTexts.askingEnvelope : turnTexts.asking
}

function cardOf(turn: PlayedTurn | null): string {
  return turn ? (turn.prize?.name ?? turnTexts.blankTitle) : ''
}

function countOf(prizes: Game['prizes']): number {
  return prizes.reduce((sum, { quantity }) => sum + quantity, 0)
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
