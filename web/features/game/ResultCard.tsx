import type { ReactNode, Ref } from 'react'
import type { ShownWin, WonPrize } from '#domain/game/shown.ts'
import { PrizeSign } from './PrizeSign.tsx'
import { turnTexts as texts } from './texts.ts'

export interface TurnResult {
  number: number
  /** Null for a blank. */
  prize: WonPrize | null
  win?: ShownWin | undefined
}

export interface ResultCardProps {
  result: TurnResult
  /** Where the keyboard goes on from, once it is there. */
  card?: Ref<HTMLDivElement>
  /** What can be done next. */
  children?: ReactNode
}

/** What a turn brought, and what becomes of it. */
export function ResultCard({ result, card, children }: ResultCardProps) {
  const { number, prize, win } = result
  return (
    <div
      ref={card}
      tabIndex={-1}
      role="group"
      aria-label={texts.resultOf(number)}
      className="motion-pop relative rounded-md border border-point-line bg-point-tint p-5 text-center outline-none"
    >
      <svg viewBox="-18 -18 36 36" aria-hidden="true" className="mx-auto size-18 text-point">
        <circle r="17" fill="#ffe1a0" stroke="#d99a00" strokeWidth="1.5" />
        <PrizeSign kind={prize?.kind ?? 'blank'} />
      </svg>
      <p className="mt-3 text-xl font-bold text-balance">{titleOf(result)}</p>
      <p className="mt-1 text-lg text-balance">{sentenceOf(result)}</p>
      {prize && win && <p className="mt-1 text-ink-2">{detailOf(prize, win)}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2.5">{children}</div>}
    </div>
  )
}

/** The one sentence that is read aloud. */
export function sentenceOf({ prize }: Pick<TurnResult, 'prize'>): string {
  if (prize === null) return texts.blank
  return prize.kind === 'thanks' ? prize.name : texts.won(prize.name)
}

function titleOf({ prize }: TurnResult): string {
  if (prize === null) return texts.blankTitle
  return prize.kind === 'thanks' ? texts.thanksTitle : texts.wonTitle
}

function detailOf({ kind, points }: WonPrize, { state, claim, claim_until: until }: ShownWin) {
  if (state === 'held') return texts.held
  if (claim === 'given') return texts.claimGiven
  if (claim === 'needed' && until) return texts.claimBy(until)
  if (state !== 'credited') return texts.states[state]
  return kind === 'voucher' ? texts.voucher : points !== undefined && texts.points(points)
}
