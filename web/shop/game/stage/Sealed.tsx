import type { DrawState } from '#domain/game/draw/api.ts'
import { drawTexts as texts } from '../draw-texts.ts'
import { clockOf, useCountdown } from './use-countdown.ts'

/** Entries are closed: their root is told, and the round is waited for. */
export function Sealed({ state }: { state: DrawState }) {
  const { entries, root, round, at } = state
  return (
    <>
      <p className="stage-entries">{texts.entriesOf(entries)}</p>
      <section className="stage-card">
        <h2>{texts.root}</h2>
        <p className="stage-hash">{root}</p>
        <p>{texts.rootNote}</p>
      </section>
      {round ? <Round number={round.number} due={round.at} at={at} /> : <NoRound />}
    </>
  )
}

function Round({ number, due, at }: { number: number; due: string; at: string }) {
  const left = useCountdown(due, at)
  return (
    <section className="stage-card">
      <h2>{texts.round(number)}</h2>
      {left !== null && left < -10 ? (
        <p className="stage-late">{texts.roundLate}</p>
      ) : (
        <p className="stage-clock" role="timer">
          <span>{texts.roundIn}</span> <strong>{left === null ? '…' : clockOf(left)}</strong>
        </p>
      )}
      <p>{texts.roundNote}</p>
    </section>
  )
}

function NoRound() {
  return <p className="stage-note">{texts.noRound}</p>
}
