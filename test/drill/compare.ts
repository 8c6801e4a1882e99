export interface Finding {
  what: string
  answered: number
  lost: string[]
  doubled: string[]
}

/** What answers gave and what the database has, each thing by its id. */
export function compare(
  what: string,
  answered: readonly string[],
  there: readonly string[],
): Finding {
  const times = new Map<string, number>()
  for (const id of there) times.set(id, (times.get(id) ?? 0) + 1)
  const known = new Set(answered)
  return {
    what,
    answered: answered.length,
    lost: answered.filter((id) => !times.has(id)),
    // Twice, or there without an answer: everybody had one in the end, so it is somebody's second.
    doubled: [...times].filter(([id, count]) => count > 1 || !known.has(id)).map(([id]) => id),
  }
}
