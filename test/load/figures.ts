/** Small arithmetic on measured values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value below which this share of all values lies (nearest rank). */
export function percentile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Runs the subjects by turns, so that what disturbs the machine disturbs all of them alike. */
export async function alternate<Name extends string, T>(
  rounds: number,
  subjects: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(subjects) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await subjects[name]())
  }
  return results
}
