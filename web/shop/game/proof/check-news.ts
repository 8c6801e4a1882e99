import type { BeaconRound } from '#domain/game/beacon-signature.ts'
import type { ProofFault } from '#domain/game/proof.ts'

/** What a page asks of the worker that checks a proof. */
export type Asked =
  | { kind: 'check'; slug: string }
  | { kind: 'own'; number: number; phone: string; salt: string; cause: string }

export interface OwnEntry {
  number: number
  at: string
  hash: string
  /** It is sealed for this phone and cause. */
  isMine: boolean
  isCancelled: boolean
  isTold: boolean
  prize: string | null
  rank: number | null
}

export interface Checked {
  faults: readonly ProofFault[]
  entries: number
  /** The hash of the last entry. */
  head: string
  /** The secret is told: results could be repeated. */
  isTold: boolean
  results: number
  ranks: number
  /** Of the announced beacon; null without one. */
  publicKey: string | null
  rounds: readonly BeaconRound[]
}

/** What the worker tells. */
export type CheckNews =
  | { kind: 'read'; entries: number }
  | { kind: 'checking'; entries: number }
  | ({ kind: 'checked' } & Checked)
  | { kind: 'failed' }
  | { kind: 'own'; found: OwnEntry | null }

/** Of the worker that checks signatures: a step of its work at a time. */
export interface SignatureNews {
  checked: number
  /** Rounds that the chain's key has not signed. */
  unsigned: readonly number[]
}

/** Posts from within a worker to its page. */
export function fromWorker(news: CheckNews | SignatureNews): void {
  postMessage(news)
}
