import { useEffect, useRef, useState } from 'react'
import type { Output } from '#domain/contract.ts'
import { getCounterDraw, type CounterGame } from '#domain/game/pharmacy/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { handPhone, takePhone } from '../counter/handed-phone.ts'
import { PhoneField } from '../counter/PhoneField.tsx'
import { problemOfPhone, problemWhileTyping } from '../counter/phone-problem.ts'
import { Answered } from '../parts/Answered.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { useOnline } from '../parts/use-online.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { GameFacts } from './GameFacts.tsx'
import { OfflineNote } from './GameScreen.tsx'
import { gameTexts as texts } from './texts.ts'
import { useView } from './use-counter-turn.ts'

/** A customer's numbers of a draw: how many, which, when they are drawn, and what they won. */
export function DrawScreen({ game }: { game: CounterGame }) {
  const isOnline = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const [phone, setPhone] = useState(takePhone)
  const [problem, setProblem] = useState('')
  useView(game)
  useEffect(() => {
    if (!isThumb()) field.current?.focus()
  }, [])
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-2 desk:items-start">
      <section className="flex flex-col gap-3">
        <p className="text-lg font-semibold">{whenOf(game)}</p>
        <PhoneField
          ref={field}
          phone={phone}
          problem={problem}
          onChange={(typed) => {
            setPhone(typed)
            setProblem(problemWhileTyping(typed))
          }}
          onGoOn={() => undefined}
          onIncomplete={() => setProblem(problemOfPhone(phone))}
        />
        {!isOnline && <OfflineNote />}
        {isPhone(phone) ? (
          <>
            <Numbers key={phone} game={game} phone={phone} />
            <Button
              variant="quiet"
              onClick={() => {
                setPhone('')
                field.current?.focus()
              }}
            >
              {texts.next}
            </Button>
          </>
        ) : (
          <p className="text-ink-2">{texts.phoneFirst}</p>
        )}
      </section>
      <GameFacts game={game} />
    </div>
  )
}

type Draw = Output<typeof getCounterDraw>

function Numbers({ game, phone }: { game: CounterGame; phone: string }) {
  const { campaign } = game
  const paths = usePharmacyPaths()
  const answer = useAnswer(`draw:${campaign}:${phone}`, (signal) =>
    callPharmacy(getCounterDraw, { campaign, phone }, { signal }),
  )
  return (
    <Answered answer={answer} skeleton={<Skeleton className="h-40 rounded-md" />}>
      {(draw) =>
        draw.count === 0 ? (
          <div className="flex flex-col gap-3" role="status">
            <p className="rounded-md border border-point-line bg-point-tint p-3">
              {draw.reason ?? texts.draws.none}
            </p>
            {draw.problem === 'noneLeft' && game.by_code && (
              <ButtonLink
                to={paths.earn()}
                variant="secondary"
                className="w-fit"
                onClick={() => handPhone(phone)}
              >
                {texts.enterCode}
              </ButtonLink>
            )}
          </div>
        ) : (
          <NumberList draw={draw} />
        )
      }
    </Answered>
  )
}

function NumberList({ draw: { count: all, numbers, phone } }: { draw: Draw }) {
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{texts.draws.count(all)}</h2>
      <p className="text-sm text-ink-2">
        {withDots(phone)}
        {numbers.length < all && ` · ${texts.draws.newest(numbers.length)}`}
      </p>
      <ul aria-label={texts.draws.list} className="mt-2 divide-y divide-line">
        {numbers.map(({ number, at, prize }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <b className="tabular text-xl">{number}</b>
            <span className="grow text-sm text-ink-2">{texts.draws.since(at)}</span>
            <Badge tone={prize ? 'ok' : 'neutral'}>{resultOf(prize)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function resultOf(prize: string | null | undefined): string {
  if (prize === undefined) return texts.draws.pending
  return prize === null ? texts.draws.lost : texts.draws.won(prize)
}

function whenOf({ state, opens_at: opens, closes_at: closes }: CounterGame): string {
  if (state === 'waiting') return texts.waitingText(opens)
  return state === 'open' ? texts.draws.at(closes) : texts.draws.soon
}
