import { useEffect, useRef } from 'react'
import type { PlayedTurn } from '#domain/game/api.ts'
import type { MyGame, OwnEntry } from '#domain/game/own/api.ts'
import type { Game } from '#domain/game/shown.ts'
import { ResultCard } from '#web/features/game/ResultCard.tsx'
import { turnTexts } from '#web/features/game/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ResultLinks } from './ResultLinks.tsx'
import { gameTexts as texts } from './texts.ts'

export interface TurnToldProps {
  game: Game
  turn: PlayedTurn
  mine: MyGame
  /** It was played with a printed code. */
  isTicket: boolean
  onClaim: (entry: OwnEntry) => void
  onNext: () => void
  onAgain: (entry: number) => void
}

/** What a turn brought; the keyboard goes on from here. */
export function TurnTold(props: TurnToldProps) {
  const { game, turn, mine, isTicket, onClaim, onNext, onAgain } = props
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  const { number, at } = turn.entry
  const entry = mine.items.find((each) => each.number === number)
  const win = entry?.win ?? turn.win
  const { next } = mine
  const isEnvelope = game.kind === 'luckyMoney'
  const again = isEnvelope ? turnTexts.openAgain : turnTexts.spinAgain
  return (
    <>
      <ResultCard card={card} result={{ number, prize: turn.prize, win }}>
        {win?.claim === 'needed' && (
          <Button
            onClick={() =>
              onClaim(
                entry ?? { number, at, source: 'ticket', state: 'played', prize: turn.prize, win },
              )
            }
          >
            {turnTexts.claim}
          </Button>
        )}
        <ResultLinks slug={game.slug} number={number} prize={turn.prize} />
      </ResultCard>
      <div className="mt-4 flex flex-col gap-2">
        {next !== null && next !== number && (
          <>
            <Button size="main" wide onClick={() => onAgain(next)}>
              {again}
            </Button>
            <p className="text-center text-ink-2">{turnTexts.left(mine.entries_left)}</p>
          </>
        )}
        {isTicket && (
          <Button variant="quiet" wide onClick={onNext}>
            {texts.anotherTicket}
          </Button>
        )}
        {!isTicket && mine.entries_left === 0 && game.state === 'open' && (
          <a
            href="#cach-nhan-luot"
            className="min-h-11 py-2 text-center font-semibold text-primary underline"
          >
            {texts.noEntriesLeft}. {texts.howTitle}
          </a>
        )}
      </div>
    </>
  )
}
