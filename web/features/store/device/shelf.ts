/** Where rows lie: encrypted on the device's disk, or in memory where there is none. */
export interface Shelf<T extends Keyed> {
  /** Everything that can be read, and how many rows cannot; those stay where they are. */
  readAll(): Promise<{ rows: T[]; unreadable: number }>
  /** Resolves once they are on the disk: only then may the screen say that they are kept. */
  add(rows: readonly T[]): Promise<void>
  /** Writes these again; one that somebody has removed meanwhile stays away unless `orAdd`. */
  replace(rows: readonly T[], options?: { orAdd: boolean }): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** By hand alone, after a question. */
  removeUnreadable(): Promise<void>
}

export interface Keyed {
  key: string
}

/** For browsers that keep nothing: it lives as long as the page. Also what tests run on. */
export function memoryShelf<T extends Keyed>(kept: readonly T[] = []): Shelf<T> {
  const shelf = new Map(kept.map((row) => [row.key, row]))
  return {
    readAll: async () => ({ rows: [...shelf.values()], unreadable: 0 }),
    add: async (rows) => {
      for (const row of rows) shelf.set(row.key, row)
    },
    replace: async (rows, options) => {
      for (const row of rows) {
        if (options?.orAdd || shelf.has(row.key)) shelf.set(row.key, row)
      }
    },
    remove: async (keys) => {
      for (const key of keys) shelf.delete(key)
    },
    removeUnreadable: async () => undefined,
  }
}
