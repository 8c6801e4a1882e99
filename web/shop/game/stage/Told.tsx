import type { DrawState, ToldWinner } from '#domain/game/draw/api.ts'
import { lineOfWinner } from '#domain/game/winner-name.ts'
import { proofAddress } from '../addresses.ts'
import { drawTexts as texts } from '../draw-texts.ts'

/** The end: all winners, the reserves, and where anybody can check it. */
export function Told({ state }: { state: DrawState }) {
  const { winners_told: winners, reserves, slug, winners: count, entries } = state
  return (
    <>
      <p className="stage-entries">{texts.entriesOf(entries)}</p>
      {winners.length === 0 && <p className="stage-note">{texts.noWinners}</p>}
      {winners.length > 0 && (
        <ol className="stage-list" aria-label={texts.winnersTitle}>
          {winners.map((winner) => (
            <WinnerLine key={winner.rank} winner={winner} />
          ))}
        </ol>
      )}
      {reserves.length > 0 && (
        <section className="stage-reserves">
          <h2>{texts.reservesTitle}</h2>
          <p>{texts.reservesNote}</p>
          <ol className="stage-list">
            {reserves.map((each) => (
              <li key={each.rank}>
                <i>{texts.reserve(each.rank - count)}</i>
                <b>{texts.number(each.number)}</b>
                <span>{lineOfWinner(each) || texts.unknown}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="stage-check">
        <a href={proofAddress(slug)}>{texts.proof}</a>
      </p>
    </>
  )
}

function WinnerLine({ winner }: { winner: ToldWinner }) {
  const { prize, number, lapsed, moved_up_for: movedUp } = winner
  const state = lapsed ? texts.lapsed : movedUp === undefined ? null : texts.movedUp
  return (
    <li data-lapsed={lapsed}>
      <i>{prize.name}</i>
      <b>{texts.number(number)}</b>
      <span>
        {lineOfWinner(winner) || texts.unknown}
        {state && <em> ({state})</em>}
      </span>
    </li>
  )
}
