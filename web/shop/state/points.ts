import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

/** Undefined: nothing has changed since the page came, the page's own answer holds. */
let changed: number | null | undefined
const listeners = new Set<() => void>()

/** The points that can be spent, from the first render on; null for whoever has none to show. */
export function usePoints(): number | null {
  const fromPage = useRouteLoaderData<{ points: number | null }>('root')?.points ?? null
  const since = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  )
  return since === undefined ? fromPage : since
}

/** Points were earned or spent: every part of the page learns of it. */
export function setPoints(points: number | null): void {
  changed = points
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
