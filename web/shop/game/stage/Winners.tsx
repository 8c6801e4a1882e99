import type { DrawState, ToldWinner } from '#domain/game/draw/api.ts'
import { lineOfWinner } from '#domain/game/winner-name.ts'
import { drawTexts as texts } from '../draw-texts.ts'
import { RollingNumber } from './RollingNumber.tsx'

/** Drawn: winner by winner, the newest one large. */
export function Winners({ state }: { state: DrawState }) {
  const { winners_told: told, winners, entries, round } = state
  const [newest, ...before] = told.toSorted((a, b) => a.rank - b.rank)
  const left = winners - state.told
  return (
    <>
      {round?.randomness && (
        <p className="stage-random">
          {texts.round(round.number)} <span className="stage-hash">{round.randomness}</span>
        </p>
      )}
      {newest ? (
        <Newest key={newest.rank} winner={newest} entries={entries} />
      ) : (
        <>
          <RollingNumber number={null} entries={entries} />
          <p className="stage-note">{texts.drawn}</p>
        </>
      )}
      <p className="stage-left">{left > 0 && texts.left(left)}</p>
      {before.length > 0 && (
        <ol className="stage-told" aria-label={texts.winnersTitle}>
          {before.slice(0, 12).map((winner) => (
            <li key={winner.rank}>
              <b>{texts.number(winner.number)}</b> <span>{nameOf(winner)}</span>
              <i>{winner.prize.name}</i>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Newest({ winner, entries }: { winner: ToldWinner; entries: number }) {
  return (
    <section className="stage-winner">
      {/* Said once, when the number stands. */}
      <p className="sr-only" role="status">
        {texts.winner(winner.prize.name, winner.number, nameOf(winner))}
      </p>
      <p className="stage-prize">{winner.prize.name}</p>
      <RollingNumber number={winner.number} entries={entries} />
      <p className="stage-name">{nameOf(winner)}</p>
    </section>
  )
}

function nameOf(winner: ToldWinner): string {
  return lineOfWinner(winner) || texts.unknown
}
