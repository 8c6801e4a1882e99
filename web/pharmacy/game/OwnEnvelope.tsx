import { useRef } from 'react'
import { checkLuckyMoney, type CounterGame } from '#domain/game/pharmacy/api.ts'
import type { Picture } from '#web/features/game/Wheel.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { Answered } from '../parts/Answered.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { useOnline } from '../parts/use-online.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { GameFacts } from './GameFacts.tsx'
import { OfflineNote } from './GameScreen.tsx'
import { Stage, Told } from './Stage.tsx'
import { gameTexts as texts } from './texts.ts'
import { useCounterTurn, useView } from './use-counter-turn.ts'

/** The envelope that each pharmacy has for itself, opened once. */
export function OwnEnvelope({ game }: { game: CounterGame }) {
  const { campaign } = game
  const picture = useRef<Picture>(null)
  const turn = useCounterTurn(game, picture)
  const isOnline = useOnline()
  const answer = useAnswer(`own:${campaign}`, (signal) =>
    callPharmacy(checkLuckyMoney, { campaign }, { signal }),
  )
  useView(game)
  const { phase, failure } = turn
  const isShown = phase !== 'ready' && phase !== 'failed'
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] desk:items-start">
      <section className="flex flex-col gap-3">
        <p className="text-ink-2">{texts.own.intro}</p>
        {!isOnline && <OfflineNote />}
        <Answered answer={answer} skeleton={<Skeleton className="h-15 rounded-md" />}>
          {({ state, opened_at: openedAt, prize, reason }) =>
            state === 'opened' && !isShown ? (
              <Card>
                <p className="text-lg font-bold">{prize?.name ?? game.title}</p>
                <p className="text-ink-2">{openedAt && texts.own.opened(openedAt)}</p>
                {prize && <p className="mt-1">{texts.nextStep.ownClaim}</p>}
              </Card>
            ) : state === 'ready' || isShown ? (
              phase !== 'told' && (
                <>
                  <FailureNote>{failure?.text ?? ''}</FailureNote>
                  <Button
                    size="counter"
                    wide
                    busy={phase === 'asking' || phase === 'waiting'}
                    disabled={!isOnline && phase !== 'showing'}
                    onClick={phase === 'showing' ? turn.skip : () => void turn.start(null)}
                  >
                    {phase === 'showing' ? texts.skip : texts.own.play}
                  </Button>
                </>
              )
            ) : (
              <p className="rounded-md border border-point-line bg-point-tint p-3">{reason}</p>
            )
          }
        </Answered>
        {phase === 'told' && turn.turn && <Told key={turn.turn.id} turn={turn.turn} />}
      </section>
      <div className="flex flex-col gap-4">
        <Stage game={game} picture={picture} turn={turn} />
        <GameFacts game={game} />
      </div>
    </div>
  )
}
