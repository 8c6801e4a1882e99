import { useSyncExternalStore } from 'react'

/** So many answers are kept; whoever goes further back waits for the server again. */
const most = 60

const kept = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * What the desk has fetched, kept in memory under its question while the page is open: going back
 * shows at once what was there, and then what has become of it.
 */
export function getKept(key: string): unknown {
  return kept.get(key)
}

export function keep(key: string, value: unknown): void {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
  tell()
}

/** At the end of a session: nothing of it stays in the browser. */
export function forgetKept(): void {
  kept.clear()
  tell()
}

export function useKept(key: string): unknown {
  return useSyncExternalStore(
    subscribe,
    () => getKept(key),
    () => undefined,
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
