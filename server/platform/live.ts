import { EventEmitter } from 'node:events'

/** One network address may keep this many streams open; a pharmacy's desks share one. */
export const streamsPerAddress = 30
export const streamsInTotal = 3000

/**
 * Hints that something has changed, by its key: `order:DH…`, `orders`, `payments`, `refunds`,
 * `products`, `settings`. A hint carries no data: whoever hears it asks again, with their own rights.
 */
export class LiveHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  readonly #streams = new Set<() => void>()
  readonly #byAddress = new Map<string, number>()
  #closed = false

  /** Calls back for each of these keys until the returned function is called. */
  listen(keys: readonly string[], hear: (key: string) => void): () => void {
    for (const key of keys) this.#emitter.on(key, hear)
    return () => {
      for (const key of keys) this.#emitter.off(key, hear)
    }
  }

  /** In this process only; `notices.tell` reaches all. */
  emit(keys: Iterable<string>): void {
    for (const key of keys) this.#emitter.emit(key, key)
  }

  /**
   * Gives an open stream its place; null when its address or the process has enough. `end` is
   * called when the server stops; the returned function frees the place.
   */
  enter(address: string, end: () => void): (() => void) | null {
    const open = this.#byAddress.get(address) ?? 0
    const isFull = open >= streamsPerAddress || this.#streams.size >= streamsInTotal
    if (this.#closed || isFull) return null
    this.#streams.add(end)
    this.#byAddress.set(address, open + 1)
    return () => this.#leave(address, end)
  }

  /** Ends all streams and lets no new one in: a server that stops does not wait for readers. */
  close(): void {
    this.#closed = true
    for (const end of [...this.#streams]) end()
  }

  #leave(address: string, end: () => void): void {
    if (!this.#streams.delete(end)) return
    const left = this.#byAddress.get(address)! - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
  }
}
