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

interface Timed {
  id: string
  /** Milliseconds of one clock. */
  askedAt: number
  answeredAt: number
}

export interface FindingAt {
  what: string
  /** Answered by the moment. */
  answered: number
  /** On its way at the moment: there or not. */
  underWay: number
  lost: string[]
  /** Asked only after the moment, or twice. */
  tooMany: string[]
}

/** What answers gave by a moment and what a database restored to it has. */
export function compareAt(
  what: string,
  heard: readonly Timed[],
  there: readonly string[],
  moment: number,
): FindingAt {
  const found = new Set(there)
  const answered = heard.filter(({ answeredAt }) => answeredAt < moment)
  const later = new Set(heard.filter(({ askedAt }) => askedAt > moment).map(({ id }) => id))
  return {
    what,
    answered: answered.length,
    underWay: heard.length - answered.length - later.size,
    lost: answered.filter(({ id }) => !found.has(id)).map(({ id }) => id),
    tooMany: there.filter((id, nth) => later.has(id) || there.indexOf(id) !== nth),
  }
}
