import { roundAfter } from './beacon.ts'
import { resultDigest } from './box.ts'
import type { AnnouncedBox } from './definition.ts'
import type { Hasher } from './hasher.ts'

export interface RankedEntry {
  number: number
  /** What it is ranked by, in hexadecimal: the least wins. */
  score: string
}

export interface RankedBy {
  secret: string
  slug: string
  randomness: string
  /** So many are wanted: winners and reserves. */
  count: number
}

type HashedEntry = { number: number; hash: string }

/**
 * The best entries of a number draw, in their order. All are compared, and none can be favoured: the round of the
 * beacon was fixed before anybody could know it.
 */
export function rankEntries(
  hasher: Hasher,
  of: RankedBy,
  entries: Iterable<HashedEntry>,
): readonly RankedEntry[] {
  const ranking = new Ranking(hasher, of)
  for (const entry of entries) ranking.add(entry)
  return ranking.best
}

/** The same for entries that come part by part: it holds no more than are wanted. */
export class Ranking {
  readonly best: RankedEntry[] = []
  readonly #hasher: Hasher
  readonly #of: RankedBy

  constructor(hasher: Hasher, of: RankedBy) {
    this.#hasher = hasher
    this.#of = of
  }

  add({ number, hash }: HashedEntry): void {
    const { secret, slug, randomness, count } = this.#of
    const score = resultDigest(this.#hasher, secret, slug, { number, hash, randomness })
    const { best } = this
    if (best.length === count && (count === 0 || !isBefore({ number, score }, best.at(-1)!))) return
    insert(best, { number, score })
    if (best.length > count) best.pop()
  }
}

/** Entries are closed and their root is told for a minute before the round comes; milliseconds. */
const drawMargin = 60_000

/** The round that decides a number draw, fixed at the moment its entries were closed; null without a beacon. */
export function roundOfDraw({ beacon }: Pick<AnnouncedBox, 'beacon'>, closedAt: number) {
  return beacon && roundAfter(beacon, closedAt + drawMargin)
}

/** How many win, and with how many reserves they are ranked. */
export function countRanks({ lots, reserves }: Pick<AnnouncedBox, 'lots' | 'reserves'>) {
  const winners = lots.reduce((sum, { quantity }) => sum + quantity, 0)
  return { winners, all: winners + reserves }
}

/** The prize of each rank, in the order in which they are announced; null of a reserve. */
export function prizeOfRank({ lots }: Pick<AnnouncedBox, 'lots'>, rank: number): number | null {
  let last = 0
  for (const { quantity, prize } of lots) {
    last += quantity
    if (rank <= last) return prize
  }
  return null
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
