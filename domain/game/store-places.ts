import type { Box } from './box.ts'

/**
 * Who still gets a place in a box: what lies in it for one pharmacy is kept for its entries, however many another one
 * brings; all else is for everybody.
 */
export class StorePlaces {
  readonly #own = new Map<string, number>()
  readonly #taken: Map<string, number>
  #open: number

  /** `taken` says how many entries each pharmacy has brought, '' those of none; it is counted on in place. */
  constructor(
    { lots, blanks }: Pick<Box, 'lots' | 'blanks'>,
    taken: Map<string, number> = new Map(),
  ) {
    this.#open = blanks
    this.#taken = taken
    for (const { store, quantity } of lots) {
      if (store === undefined) this.#open += quantity
      else this.#own.set(store, (this.#own.get(store) ?? 0) + quantity)
    }
    for (const [store, count] of taken) this.#open -= Math.max(0, count - this.#ownOf(store))
  }

  /** Takes a place for an entry; false where there is none. */
  take(store = ''): boolean {
    const before = this.#taken.get(store) ?? 0
    const isOwn = before < this.#ownOf(store)
    if (!isOwn && this.#open <= 0) return false
    if (!isOwn) this.#open -= 1
    this.#taken.set(store, before + 1)
    return true
  }

  #ownOf(store: string): number {
    return this.#own.get(store) ?? 0
  }
}
