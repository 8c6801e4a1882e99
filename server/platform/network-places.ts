import { neighbourhoodsOf, type Network } from './network.ts'

/**
 * Places that networks hold for a while in this process, so many each. A neighbourhood holds those of its
 * budgets, but never more than `together`: some are left for everybody else.
 */
export class NetworkPlaces {
  readonly #held = new Map<string, number>()
  readonly #together: number

  constructor(together: number) {
    this.#together = together
  }

  /** Gives a place, which the returned function frees once; null when the network has its most. */
  take(network: Network, max: number): (() => void) | null {
    const wider = neighbourhoodsOf(network)
    const isFull =
      this.#of(network) >= max ||
      wider.some(({ key, budgets }) => this.#of(key) >= Math.min(max * budgets, this.#together))
    if (isFull) return null
    const keys = [network, ...wider.map(({ key }) => key)]
    for (const key of keys) this.#held.set(key, this.#of(key) + 1)
    let isHeld = true
    return () => {
      if (isHeld) for (const key of keys) this.#free(key)
      isHeld = false
    }
  }

  #of(key: string): number {
    return this.#held.get(key) ?? 0
  }

  #free(key: string): void {
    const left = this.#of(key) - 1
    if (left > 0) this.#held.set(key, left)
    else this.#held.delete(key)
  }
}
