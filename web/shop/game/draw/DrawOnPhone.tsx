import type { DrawState } from '#domain/game/draw/api.ts'
import { lineOfWinner } from '#domain/game/winner-name.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Section } from '#web/ui/Section.tsx'
import { proofAddress } from '../addresses.ts'
import { clockOf, useCountdown } from '../stage/use-countdown.ts'
import { useLiveDraw } from '../stage/use-live-draw.ts'
import { drawTexts as texts } from '../draw-texts.ts'
import { MyNumbers } from './MyNumbers.tsx'

/** A draw in somebody's hand: where it stands, their numbers, who has won. */
export function DrawOnPhone({ first }: { first: DrawState }) {
  const { state, isLost } = useLiveDraw(first)
  const { slug, title, phase, entries, told } = state
  return (
    <div className="shop-column flex flex-col gap-4 py-6">
      <Card>
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="mt-2 font-semibold text-primary" role="status">
          {texts.phases[phase]}
        </p>
        <p className="text-ink-2">{texts.entriesOf(entries)}</p>
        <Clock state={state} />
        {isLost && <p className="mt-2 text-sm text-ink-2">{texts.lost}</p>}
      </Card>
      <Section title={texts.myTitle}>
        <MyNumbers slug={slug} phase={phase} told={told} />
      </Section>
      {state.winners_told.length > 0 && <ToldList state={state} />}
      <Anchor
        to={proofAddress(slug)}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {texts.proof}
      </Anchor>
    </div>
  )
}

function Clock({
  state: { phase, opens_at: opens, closes_at: closes, round, at },
}: {
  state: DrawState
}) {
  const due = phase === 'waiting' ? opens : phase === 'open' ? closes : round?.at
  const left = useCountdown(due ?? closes, at)
  if (left === null || left < 0 || phase === 'drawn' || phase === 'told') return null
  const label =
    phase === 'waiting' ? texts.opensIn : phase === 'open' ? texts.closesIn : texts.roundIn
  return (
    <p className="mt-2 text-ink-2" role="timer">
      {label} <b className="text-ink">{clockOf(left)}</b>
    </p>
  )
}

function ToldList({ state }: { state: DrawState }) {
  const { winners_told: winners, reserves, winners: count } = state
  return (
    <Section title={texts.winnersTitle}>
      <ol className="flex flex-col gap-3">
        {winners.map((winner) => (
          <li key={winner.rank}>
            <p className="text-sm text-ink-2">
              {winner.prize.name}
              {winner.lapsed && ` (${texts.lapsed})`}
            </p>
            <p>
              <b>{texts.number(winner.number)}</b> {lineOfWinner(winner) || texts.unknown}
            </p>
          </li>
        ))}
      </ol>
      {reserves.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-bold">{texts.reservesTitle}</h3>
          <p className="mb-2 text-sm text-ink-2">{texts.reservesNote}</p>
          <ol className="flex flex-col gap-2">
            {reserves.map((each) => (
              <li key={each.rank}>
                {texts.reserve(each.rank - count)}: <b>{texts.number(each.number)}</b>{' '}
                {lineOfWinner(each) || texts.unknown}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}
