import type { Entered, Entry } from './entry.ts'

/** Entries of a store that still have to be sent. */
export function waitingOf(entries: readonly Entry[], store: string): Entry[] {
  return entries.filter((entry) => entry.store === store && entry.state === 'waiting')
}

/** The same code for the same customer, waiting already: it is not kept twice. */
export function findTwin(
  entries: readonly Entry[],
  { store, code }: Pick<Entered, 'store' | 'code'>,
): Entry | undefined {
  return entries.find(
    (entry) => entry.store === store && entry.state !== 'done' && entry.secret?.code === code,
  )
}
