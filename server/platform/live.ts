import { EventEmitter } from 'node:events'
import type { Network } from './network.ts'

/** One network may keep this many streams open; a pharmacy's desks share one. */
export const streamsPerNetwork = 30
export const streamsInTotal = 3000

/**
 * Hints that something has changed, by its key: `order:DH…`, `orders`, `payments`, `refunds`,
 * `products`, `settings`. A hint carries no data: whoever hears it asks again, with their own rights.
 */
export class LiveHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  readonly #streams = new Set<() => void>()
  readonly #byNetwork = new Map<string, number>()
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

  /** When it is not known what changed: whoever listens asks again. */
  emitAll(): void {
    this.emit(this.#emitter.eventNames() as string[])
  }

  /**
   * Gives an open stream its place; null when its network or the process has enough. `end` is
   * called when the server stops; the returned function frees the place.
   */
  enter(network: Network, end: () => void): (() => void) | null {
    const open = this.#byNetwork.get(network) ?? 0
    const isFull = open >= streamsPerNetwork || this.#streams.size >= streamsInTotal
    if (this.#closed || isFull) return null
    this.#streams.add(end)
    this.#byNetwork.set(network, open + 1)
    return () => this.#leave(network, end)
  }

  /** Ends all streams and lets no new one in: a server that stops does not wait for readers. */
  close(): void {
    this.#closed = true
    for (const end of [...this.#streams]) end()
  }

  #leave(network: Network, end: () => void): void {
    if (!this.#streams.delete(end)) return
    const left = this.#byNetwork.get(network)! - 1
    if (left > 0) this.#byNetwork.set(network, left)
    else this.#byNetwork.delete(network)
  }
}
