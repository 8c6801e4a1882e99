/** Where rows lie: encrypted on the device's disk, or in memory where there is none. */
export interface LocalStore<T extends Keyed> {
  /** Everything that can be read, and how many rows cannot; those stay where they are. */
  readAll(): Promise<{ rows: T[]; unreadable: number }>
  /** Null for one that is not there, or cannot be read. */
  read(key: string): Promise<T | null>
  /**
   * Resolves once they are on the disk: only then may the screen say that they are kept. The row that
   * they take the place of goes in the same moment.
   */
  add(rows: readonly T[], inPlaceOf?: string): Promise<void>
  /** Writes these again; one that somebody has removed meanwhile stays away. */
  replace(rows: readonly T[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** By hand alone, after a question. */
  removeUnreadable(): Promise<void>
}

export interface Keyed {
  key: string
}

/**
 * For browsers that keep nothing: it lives as long as the page. Also what tests run on: there a disk takes
 * its time before and after it does something.
 */
export function memoryStore<T extends Keyed>(
  time: (when: 'before' | 'after') => Promise<void> = async () => undefined,
): LocalStore<T> {
  const shelf = new Map<string, T>()
  const slowly = async <R>(work: () => R): Promise<R> => {
    await time('before')
    const done = work()
    await time('after')
    return done
  }
  return {
    readAll: () => slowly(() => ({ rows: [...shelf.values()], unreadable: 0 })),
    read: (key) => slowly(() => shelf.get(key) ?? null),
    add: (rows, inPlaceOf) =>
      slowly(() => {
        for (const row of rows) shelf.set(row.key, row)
        if (inPlaceOf !== undefined) shelf.delete(inPlaceOf)
      }),
    replace: (rows) =>
      slowly(() => {
        for (const row of rows) if (shelf.has(row.key)) shelf.set(row.key, row)
      }),
    remove: (keys) =>
      slowly(() => {
        for (const key of keys) shelf.delete(key)
      }),
    removeUnreadable: async () => undefined,
  }
}
