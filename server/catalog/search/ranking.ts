import type { SlotSet } from './slot-set.ts'

const unranked = 255

/** Products by rank, 0 the best; a product keeps the rank it was given first. */
export class Ranking {
  readonly #byRank: (SlotSet | undefined)[] = []
  readonly #excluded: SlotSet
  readonly #done: SlotSet

  constructor(excluded: SlotSet) {
    this.#excluded = excluded
    this.#done = excluded.copy()
  }

  add(rank: number, found: SlotSet): void {
    if (found.isWithin(this.#done)) return
    const products = found.minus(this.#done)
    this.#done.unite(products)
    this.#byRank[rank] = products
  }

  /** All that have a rank. */
  get products(): SlotSet {
    return this.#done.minus(this.#excluded)
  }

  /** The best so many of those wanted; within a rank they stay in the order given. */
  best(sorted: Int32Array, count: number, wanted?: SlotSet): Int32Array {
    const ranks = new Uint8Array(this.#done.capacity).fill(unranked)
    const next: number[] = []
    const end: number[] = []
    let room = 0
    for (const [rank, products] of this.#byRank.entries()) {
      if (!products || room >= count) continue
      const some = wanted ? products.and(wanted) : products
      some.fill(ranks, rank)
      next[rank] = room
      room += some.size
      end[rank] = room = Math.min(room, count)
    }
    return place(sorted, ranks, next, end, new Int32Array(room))
  }
}

/** Each slot goes to the next place of its rank, until all places are taken. */
function place(
  sorted: Int32Array,
  ranks: Uint8Array,
  next: number[],
  end: readonly number[],
  places: Int32Array,
): Int32Array {
  let left = places.length
  for (let at = 0; left > 0 && at < sorted.length; at += 1) {
    const slot = sorted[at]!
    const rank = ranks[slot]!
    if (rank === unranked || next[rank] === end[rank]) continue
    places[next[rank]!] = slot
    next[rank]! += 1
    left -= 1
  }
  return places
}
