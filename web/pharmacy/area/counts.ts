import { useSyncExternalStore } from 'react'

interface Counts {
  /** Codes that wait on this device for a network. */
  waitingCodes: number
  /** How many reminders are in each list, and at the badge; null before anybody has asked. */
  reminders: { due: number; coming: number } | null
}

const none: Counts = { waitingCodes: 0, reminders: null }
let counts = none
const listeners = new Set<() => void>()

/** What the frame shows beside its entries. Whoever knows tells it: the counter's queue, the reminders. */
export function tellCounts(part: Partial<Counts>): void {
  counts = { ...counts, ...part }
  for (const listener of listeners) listener()
}

export function useCounts(): Counts {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => none,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
