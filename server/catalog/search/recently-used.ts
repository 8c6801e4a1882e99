/** Keeps what was worked out last; of too many, the one used longest ago is forgotten. */
export class RecentlyUsed<T> {
  readonly maxt: number
  readonly #kept = new Map<string, T>()

  constructor(max: number) {
    this.maxt = max
  }

  get(key: string, make: () => T): T {
    const value = this.#kept.get(key) ?? make()
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size > this.maxt) this.#kept.delete(this.#kept.keys().next().value!)
    return value
  }

  clear(): void {
    if (this.#kept.size > 0) this.#kept.clear()
  }
}
