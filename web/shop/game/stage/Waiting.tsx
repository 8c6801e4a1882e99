import type { DrawState } from '#domain/game/draw/api.ts'
import { drawTexts as texts } from '../draw-texts.ts'
import { clockOf, useCountdown } from './use-countdown.ts'

/** Before entries are closed: how many there are, and how long they still come. */
export function Waiting({ state }: { state: DrawState }) {
  const { phase, entries, opens_at: opens, closes_at: closes, at, prizes } = state
  const left = useCountdown(phase === 'waiting' ? opens : closes, at)
  return (
    <>
      <div className="stage-figures">
        <p className="stage-figure">
          <strong>{texts.number(entries)}</strong>
          <span>{texts.entries}</span>
        </p>
        {phase !== 'closing' && (
          <p className="stage-figure" role="timer">
            <strong>{left === null ? '…' : clockOf(left)}</strong>
            <span>{phase === 'waiting' ? texts.opensIn : texts.closesIn}</span>
          </p>
        )}
      </div>
      {phase === 'closing' ? (
        <p className="stage-note">{texts.closing}</p>
      ) : (
        <ul className="stage-prizes" aria-label={texts.prizes}>
          {prizes.map(({ id, name, quantity }) => (
            <li key={id}>
              <b>{texts.number(quantity)}</b> {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
