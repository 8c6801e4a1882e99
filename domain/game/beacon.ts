/** A public source of randomness: a signed number every few seconds, which nobody can know before. */
export interface BeaconChain {
  /** Names the chain, as its keepers publish it. */
  hash: string
  public_key: string
  /** Seconds between two rounds. */
  period: number
  /** When its first round was, in seconds since 1970. */
  genesis: number
}

/** The first round after a moment in milliseconds: it could not be known then, and is no choice later. */
export function roundAfter(
  { period, genesis }: Pick<BeaconChain, 'period' | 'genesis'>,
  at: number,
): number {
  return Math.max(1, Math.floor((at - genesis * 1000) / (period * 1000)) + 2)
}

/** When a round is told, in milliseconds. */
export function timeOfRound(
  { period, genesis }: Pick<BeaconChain, 'period' | 'genesis'>,
  round: number,
): number {
  return (genesis + (round - 1) * period) * 1000
}
