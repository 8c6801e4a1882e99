import type { Entry } from './entry.ts'

/** Where entries lie: encrypted on the device's disk, or in memory where there is none. */
export interface Shelf {
  /** Everything that can be read, and how many rows cannot; those stay where they are. */
  readAll(): Promise<{ entries: Entry[]; unreadable: number }>
  /** Null for one that is not there, or cannot be read. */
  read(key: string): Promise<Entry | null>
  /**
   * Resolves once it is on the disk: only then may the screen say that it is kept. The one that it
   * takes the place of goes in the same moment.
   */
  put(entry: Entry, inPlaceOf?: string): Promise<void>
  /** Writes these again; one that somebody has removed meanwhile stays away. */
  update(entries: readonly Entry[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** By hand alone, after a question. */
  removeUnreadable(): Promise<void>
}

/**
 * For browsers that keep nothing: it lives as long as the page. Also what tests run on: there a disk
 * takes its time before and after it does something.
 */
export function memoryShelf(
  time: (when: 'before' | 'after') => Promise<void> = async () => undefined,
): Shelf {
  const rows = new Map<string, Entry>()
  const slowly = async <T>(work: () => T): Promise<T> => {
    await time('before')
    const done = work()
    await time('after')
    return done
  }
  return {
    readAll: () => slowly(() => ({ entries: [...rows.values()], unreadable: 0 })),
    read: (key) => slowly(() => rows.get(key) ?? null),
    put: (entry, inPlaceOf) =>
      slowly(() => {
        rows.set(entry.key, entry)
        if (inPlaceOf !== undefined) rows.delete(inPlaceOf)
      }),
    update: (entries) =>
      slowly(() => {
        for (const entry of entries) if (rows.has(entry.key)) rows.set(entry.key, entry)
      }),
    remove: (keys) =>
      slowly(() => {
        for (const key of keys) rows.delete(key)
      }),
    removeUnreadable: async () => undefined,
  }
}
