import { useEffect, useRef } from 'react'
import { give } from './signal.ts'
import type { Counter } from './use-counter.ts'

/** What the customer who stands here has gained so far; each outcome is heard as it comes. */
export function useGain({ device, ofCustomer }: Counter): {
  gained: number
  /** What can be spent now, as the newest outcomes told it; null before the first. */
  available: number | null
} {
  const outcomes = device.view.entries.flatMap(({ key, outcome }) =>
    outcome && ofCustomer.has(key) ? [outcome] : [],
  )
  const gained = outcomes.reduce((sum, { points }) => sum + points, 0)
  const heard = useRef(0)
  const count = outcomes.length
  const wasGain = (outcomes.at(-1)?.points ?? 0) > 0
  useEffect(() => {
    if (count > heard.current) void give(wasGain ? 'gained' : 'refused')
    heard.current = count
  }, [count, wasGain, heard])
  // Earning only adds: of several answers the highest balance is the newest.
  const available = gained > 0 ? Math.max(...outcomes.map((outcome) => outcome.available)) : null
  return { gained, available }
}
