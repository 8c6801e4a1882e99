import { EventEmitter } from 'node:events'
import type { Network } from './network.ts'
import { NetworkPlaces } from './network-places.ts'

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
  readonly #places = new NetworkPlaces(streamsInTotal / 2)
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
    if (this.#closed || this.#streams.size >= streamsInTotal) return null
    const free = this.#places.take(network, streamsPerNetwork)
    if (!free) return null
    this.#streams.add(end)
    return () => {
      this.#streams.delete(end)
      free()
    }
  }

  /** Ends all streams and lets no new one in: a server that stops does not wait for readers. */
  close(): void {
    this.#closed = true
    for (const end of [...this.#streams]) end()
  }
}
