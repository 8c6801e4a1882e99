import { useEffect, useRef, useState } from 'react'
import type { CounterGame } from '#domain/game/pharmacy/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import type { Picture } from '#web/features/game/Wheel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import { handPhone, takePhone } from '../counter/handed-phone.ts'
import { PhoneField } from '../counter/PhoneField.tsx'
import { problemOfPhone, problemWhileTyping } from '../counter/phone-problem.ts'
import { useOnline } from '../parts/use-online.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { ChancesLine } from './ChancesLine.tsx'
import { GameFacts } from './GameFacts.tsx'
import { OfflineNote } from './GameScreen.tsx'
import { Stage, Told } from './Stage.tsx'
import { TurnKey } from './TurnKey.tsx'
import { gameTexts as texts } from './texts.ts'
import { useChances } from './use-chances.ts'
import { useCounterTurn, useView } from './use-counter-turn.ts'

/** A customer's turns at the wheel or of the envelopes, on a screen that both look at. */
export function TurnScreen({ game }: { game: CounterGame }) {
  const paths = usePharmacyPaths()
  const isOnline = useOnline()
  const picture = useRef<Picture>(null)
  const field = useRef<HTMLInputElement>(null)
  const [phone, setPhone] = useState(takePhone)
  const [problem, setProblem] = useState('')
  const { chances, checkAgain, tell } = useChances(game, phone)
  const turn = useCounterTurn(game, picture)
  const isBusy = ['asking', 'waiting', 'showing'].includes(turn.phase)
  const left =
    turn.phase === 'told'
      ? (turn.turn?.spins_left ?? 0)
      : chances.kind === 'some'
        ? chances.left
        : 0
  useView(game)
  useEffect(() => {
    if (!isThumb()) field.current?.focus()
  }, [])

  const changePhone = (typed: string) => {
    // While a turn is under way its customer stays.
    if (isBusy) return
    setPhone(typed)
    setProblem(problemWhileTyping(typed))
    turn.clear()
  }
  const nextCustomer = () => {
    setPhone('')
    setProblem('')
    turn.clear()
    field.current?.focus()
  }
  const play = async () => {
    const missing = problemOfPhone(phone)
    setProblem(missing)
    if (missing !== '') return field.current?.focus()
    const told = await turn.start(phone)
    if (told) tell(told.spins_left)
  }
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] desk:items-start">
      <section className="flex flex-col gap-3 desk:order-first">
        <PhoneField
          ref={field}
          phone={phone}
          problem={problem}
          onChange={changePhone}
          onGoOn={() => document.getElementById(turnKeyId)?.focus()}
          onIncomplete={() => setProblem(problemOfPhone(phone))}
        />
        {isOnline ? (
          <ChancesLine
            game={game}
            chances={chances}
            left={isPhone(phone) && turn.phase === 'told' ? left : undefined}
            isBusy={isBusy}
            onCheckAgain={checkAgain}
            earnPath={paths.earn()}
            prizesPath={paths.prizeCodes()}
            onLeave={() => handPhone(phone)}
          />
        ) : (
          <OfflineNote />
        )}
        <TurnKey
          id={turnKeyId}
          game={game}
          turn={turn}
          left={left}
          isReady={isOnline && chances.kind !== 'kept'}
          onPlay={() => void play()}
          onNext={nextCustomer}
        />
        {turn.phase === 'told' && turn.turn && <Told key={turn.turn.id} turn={turn.turn} />}
        {turn.phase === 'told' && left > 0 && (
          <Button variant="plain" onClick={nextCustomer}>
            {texts.next}
          </Button>
        )}
      </section>
      <div className="flex flex-col gap-4">
        <Stage game={game} picture={picture} turn={turn} />
        <GameFacts game={game} />
      </div>
    </div>
  )
}

const turnKeyId = 'game-turn'
