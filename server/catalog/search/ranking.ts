import type { SlotSet } from './slot-set.ts'

const unranked = 255

/** Products by rank, 0 the best; a product keeps the rank it was given first. */
export class Ranking {
  readonly #byRank: { rank: number; products: SlotSet; size: number }[] = []
  readonly #done: SlotSet
  total = 0

  constructor(excluded: SlotSet) {
    this.#done = excluded.copy()
  }

  add(rank: number, found: SlotSet): void {
    if (found.isWithin(this.#done)) return
    const products = found.minus(this.#done)
    const { size } = products
    this.#done.unite(products)
    this.#byRank.push({ rank, products, size })
    this.total += size
  }

  /** The best so many; within a rank they stay in the order given. */
  best(sorted: Int32Array, count = this.total): Int32Array {
    const first = new Int32Array(Math.min(count, this.total))
    const ranks = new Uint8Array(this.#done.capacity).fill(unranked)
    const next: number[] = []
    const end: number[] = []
    let room = 0
    for (const { rank, products, size } of this.#byRank.sort((a, b) => a.rank - b.rank)) {
      if (room >= first.length) break
      products.fill(ranks, rank)
      next[rank] = room
      room += size
      end[rank] = Math.min(room, first.length)
    }
    let left = first.length
    for (let at = 0; left > 0 && at < sorted.length; at += 1) {
      const slot = sorted[at]!
      const rank = ranks[slot]!
      if (rank === unranked || next[rank] === end[rank]) continue
      first[next[rank]!] = slot
      next[rank]! += 1
      left -= 1
    }
    return first
  }

  /** All of them in the order given. */
  inOrder(sorted: Int32Array): Int32Array {
    const found = new Int32Array(this.total)
    const ranks = new Uint8Array(this.#done.capacity)
    for (const { products } of this.#byRank) products.fill(ranks, 1)
    for (let at = 0, count = 0; at < sorted.length; at += 1) {
      const slot = sorted[at]!
      if (ranks[slot] === 1) found[count++] = slot
    }
    return found
  }
}
