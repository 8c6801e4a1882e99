import type { Entered, Entry } from './entry.ts'

/** Entries of a pharmacy that still have to be sent. */
export function waitingOf(entries: readonly Entry[], pharmacy: string): Entry[] {
  return entries.filter((entry) => entry.pharmacy === pharmacy && entry.state === 'waiting')
}

/** The same code for the same customer, waiting already: it is not kept twice. */
export function findTwin(
  entries: readonly Entry[],
  { pharmacy, code }: Pick<Entered, 'pharmacy' | 'code'>,
): Entry | undefined {
  return entries.find(
    (entry) => entry.pharmacy === pharmacy && entry.state !== 'done' && entry.secret?.code === code,
  )
}
