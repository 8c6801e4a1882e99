import { EventEmitter } from 'node:events'

/**
 * Hints that something has changed, by its key: `order:DH…`, `orders`, `payments`, `refunds`,
 * `products`, `settings`. A hint carries no data: whoever hears it asks again, with their own rights.
 */
export class LiveHub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)

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
}
