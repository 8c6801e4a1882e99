type Fields = Readonly<Record<string, unknown>>

/** A field that two people have written differently. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
}

/**
 * Somebody else saved first. What only one of the two changed is as that one wants it; where both did, a person
 * decides. `base` is what both began with.
 */
export function mergeChanges(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): { merged: Record<string, unknown>; differences: readonly Difference[] } {
  const merged: Record<string, unknown> = {}
  const differences: Difference[] = []
  for (const name of Object.keys(mine)) {
    const isMineChanged = !isSame(mine[name], base[name])
    merged[name] = isMineChanged ? mine[name] : theirs[name]
    const isTheirsChanged = !isSame(theirs[name], base[name])
    if (isMineChanged && isTheirsChanged && !isSame(mine[name], theirs[name])) {
      differences.push({ name, mine: mine[name], theirs: theirs[name] })
    }
  }
  return { merged, differences }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
