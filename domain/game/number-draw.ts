import { resultDigest } from './box.ts'
import type { Hasher } from './hasher.ts'

export interface RankedEntry {
  number: number
  /** What it is ranked by, in hexadecimal: the least wins. */
  score: string
}

/**
 * The best entries of a number draw, in their order. All are compared, and none can be favoured: the round of the
 * beacon was fixed before anybody could know it.
 */
export function rankEntries(
  hasher: Hasher,
  of: { secret: string; slug: string; randomness: string; count: number },
  entries: Iterable<{ number: number; hash: string }>,
): RankedEntry[] {
  const best: RankedEntry[] = []
  for (const { number, hash } of entries) {
    const entry = { number, hash, randomness: of.randomness }
    const score = resultDigest(hasher, of.secret, of.slug, entry)
    if (best.length === of.count && !isBefore({ number, score }, best.at(-1)!)) continue
    insert(best, { number, score })
    if (best.length > of.count) best.pop()
  }
  return best
}

function insert(best: RankedEntry[], entry: RankedEntry): void {
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(best[middle]!, entry)) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, entry)
}

function isBefore(a: RankedEntry, b: RankedEntry): boolean {
  return a.score === b.score ? a.number < b.number : a.score < b.score
}
