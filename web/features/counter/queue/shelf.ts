import type { Entry } from './entry.ts'

/** Where entries lie: encrypted on the device's disk, or in memory where there is none. */
export interface Shelf {
  /** Everything that can be read, and how many rows cannot; those stay where they are. */
  readAll(): Promise<{ entries: Entry[]; unreadable: number }>
  /** Resolves once they are on the disk: only then may the screen say that they are kept. */
  add(entries: readonly Entry[]): Promise<void>
  /** Writes these again; one that somebody has removed meanwhile stays away unless `orAdd`. */
  replace(entries: readonly Entry[], options?: { orAdd: boolean }): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** By hand alone, after a question. */
  removeUnreadable(): Promise<void>
}

/** For browsers that keep nothing: it lives as long as the page. Also what tests run on. */
export function memoryShelf(kept: Entry[] = []): Shelf {
  const rows = new Map(kept.map((entry) => [entry.key, entry]))
  return {
    readAll: async () => ({ entries: [...rows.values()], unreadable: 0 }),
    add: async (entries) => {
      for (const entry of entries) rows.set(entry.key, entry)
    },
    replace: async (entries, options) => {
      for (const entry of entries) {
        if (options?.orAdd || rows.has(entry.key)) rows.set(entry.key, entry)
      }
    },
    remove: async (keys) => {
      for (const key of keys) rows.delete(key)
    },
    removeUnreadable: async () => undefined,
  }
}
