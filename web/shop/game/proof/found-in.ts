import type { ProofFault } from '#domain/game/proof.ts'
import { proofTexts as texts } from './texts.ts'
import type { Progress } from './use-proof-check.ts'

/** What was found of one step; null: it is still looked at. */
export type Finding = { holds: boolean | 'later'; text: string } | null

export interface Findings {
  commitment: Finding
  chain: Finding
  beacon: Finding
  results: Finding
}

const none: Findings = { commitment: null, chain: null, beacon: null, results: null }

/** What this browser has found, by the steps of the page. */
export function foundIn(progress: Progress): Findings {
  if (progress.step !== 'checked') return none
  const { faults, entries, isTold, results, ranks, publicKey, rounds } = progress.checked
  const of = (...kinds: readonly ProofFault['kind'][]) =>
    faults.some(({ kind }) => kinds.includes(kind))
  const { found } = texts
  const told = (isWrong: boolean, text: string): Finding => {
    if (isWrong) return { holds: false, text: found.wrong }
    return isTold ? { holds: true, text } : { holds: 'later', text: found.later }
  }
  const isChainWrong = of('number', 'link', 'hash', 'time', 'root')
  return {
    commitment: told(of('commitment'), found.commitmentOk),
    chain: isChainWrong
      ? { holds: false, text: found.wrong }
      : { holds: true, text: found.chainOk(entries) },
    beacon:
      publicKey === null || rounds.length === 0
        ? null
        : beaconOf(progress.signatures, rounds.length, of('beacon')),
    results: told(
      of('result', 'rank'),
      ranks > 0 ? found.ranksOk(ranks) : found.resultsOk(results),
    ),
  }
}

function beaconOf(
  { checked, unsigned }: { checked: number; unsigned: readonly number[] },
  rounds: number,
  isWrong: boolean,
): Finding {
  if (unsigned.length > 0) return { holds: false, text: texts.found.unsigned(unsigned) }
  if (isWrong) return { holds: false, text: texts.found.wrong }
  return checked < rounds ? null : { holds: true, text: texts.found.signaturesOk(rounds) }
}
