export interface NextGift {
  name: string
  /** Points it costs, and how many of them are missing. */
  target: number
  missing: number
}

/** The cheapest gift still out of reach; with everything in reach, the dearest. Only what is left counts. */
export function nextGift(
  gifts: readonly { name: string; target: number; remaining: number }[],
  points: number,
): NextGift | null {
  const left = gifts.filter(({ remaining }) => remaining > 0)
  const ahead = left.filter(({ target }) => target > points).toSorted((a, b) => a.target - b.target)
  const [next] = ahead.length > 0 ? ahead : left.toSorted((a, b) => b.target - a.target)
  return next
    ? { name: next.name, target: next.target, missing: Math.max(0, next.target - points) }
    : null
}
