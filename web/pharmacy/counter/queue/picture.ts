import type { Entry } from './entry.ts'

export interface QueueView {
  /** Of all pharmacies that this device serves, oldest first. */
  entries: readonly Entry[]
  /** Rows that this page cannot read; they are kept. */
  unreadable: number
}

/** What the screen shows, and who watches it. */
export function createPicture() {
  let view: QueueView = { entries: [], unreadable: 0 }
  const listeners = new Set<() => void>()
  const show = ({ entries, unreadable }: QueueView) => {
    view = { entries: inOrder(entries), unreadable }
    for (const listener of listeners) listener()
  }
  const without = (keys: ReadonlySet<string>) => view.entries.filter(({ key }) => !keys.has(key))
  return {
    get: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show,
    put: (changed: readonly Entry[], inPlaceOf = '') => {
      const keys = new Set([...changed.map(({ key }) => key), inPlaceOf])
      show({ ...view, entries: [...without(keys), ...changed] })
    },
    drop: (keys: readonly string[]) => show({ ...view, entries: without(new Set(keys)) }),
  }
}

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}
