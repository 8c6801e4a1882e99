interface Tier {
  name: string
  pointFrom: number
}

export interface TierProgress<T extends Tier> {
  /** Null below the first. */
  tier: T | null
  next: T | null
  /** Points still missing for the next; 0 at the top. */
  missing: number
}

/** The tier that points earned in the programme reach, and the one after it. */
export function tierOf<T extends Tier>(tiers: readonly T[], earned: number): TierProgress<T> {
  const ascending = tiers.toSorted((a, b) => a.pointFrom - b.pointFrom)
  const tier = ascending.findLast(({ pointFrom }) => pointFrom <= earned) ?? null
  const next = ascending.find(({ pointFrom }) => pointFrom > earned) ?? null
  return { tier, next, missing: next ? next.pointFrom - earned : 0 }
}
