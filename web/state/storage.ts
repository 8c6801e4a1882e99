import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, writeStored, type StorageArea } from './stored-text.ts'

export { readStored, writeStored, type StorageArea } from './stored-text.ts'

export interface StoredState<T> {
  get(): T
  set(value: T): void
  update(change: (value: T) => T): void
  subscribe(listener: () => void): () => void
  /** The value in a component; what the server renders is the empty one. */
  use(): T
}

/**
 * A value that lives in this browser: kept over reloads, the same in all tabs. Where storage
 * cannot be had it lives as long as the page.
 */
export function storedState<T>(options: {
  key: string
  area?: StorageArea
  empty: T
  /** Must take any text: what is there may be old, broken or not ours. */
  parse(text: string | null): T
  serialize(value: T): string
}): StoredState<T> {
  const { key, area = 'local', empty, parse, serialize } = options
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: T } | null = null
  let kept = true

  const get = (): T => {
    if (typeof window === 'undefined') return empty
    if (known && !kept) return known.value
    const text = readStored(key, area)
    if (!known || known.text !== text) known = { text, value: parse(text) }
    return known.value
  }
  const set = (value: T): void => {
    const text = serialize(value)
    kept = writeStored(key, text, area)
    known = { text, value }
    for (const listener of listeners) listener()
  }
  const heardElsewhere = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', heardElsewhere)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', heardElsewhere)
    }
  }
  return {
    get,
    set,
    update: (change) => set(change(get())),
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}

/** Text as JSON, or null: what is stored may be anything. */
function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Stored text as a value of this shape, or null when it is not one. */
export function readAs<T extends v.GenericSchema>(
  schema: T,
  text: string | null,
): v.InferOutput<T> | null {
  const { success, output } = v.safeParse(schema, parseJson(text))
  return success ? output : null
}
