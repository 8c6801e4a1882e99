/** The id behind which a list goes on; null from its beginning, also for what is no cursor. */
export function readCursor(cursor: string | undefined): number | null {
  const id = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null
}

/** One page out of rows of which one more was asked for than it holds. */
export function toSlice<Row extends { id: number }, T>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => T,
): { items: T[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return { items: shown.map(toItem), next: hasMore ? String(shown.at(-1)!.id) : null }
}
