import { useEffect, useMemo, useRef } from 'react'
import type { Entry } from './queue/entry.ts'
import { give } from './signal.ts'
import type { Signal } from './tones.ts'
import type { Counter } from './use-counter.ts'

/** What the customer who stands here has gained so far; each outcome is heard as it comes. */
export function useGain({ device, ofCustomer }: Counter): {
  gained: number
  /** What can be spent now, as the newest outcomes told it; null before the first. */
  available: number | null
} {
  const { entries } = device.view
  const settled = useMemo(
    () => entries.filter(({ key, state }) => state !== 'waiting' && ofCustomer.has(key)),
    [entries, ofCustomer],
  )
  const heard = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const signals = settled.filter(({ key }) => !heard.current.has(key)).map(signalOf)
    heard.current = new Set(settled.map(({ key }) => key))
    // Of several at once the one that needs somebody is heard, whichever was entered first.
    const loudest = loudness.find((signal) => signals.includes(signal))
    if (loudest) void give(loudest)
  }, [settled])
  const outcomes = settled.flatMap(({ outcome }) => outcome ?? [])
  const gained = outcomes.reduce((sum, { points }) => sum + points, 0)
  // Earning only adds: of several answers the highest balance is the newest.
  const available = gained > 0 ? Math.max(...outcomes.map((outcome) => outcome.available)) : null
  return { gained, available }
}

const loudness: readonly Signal[] = ['refused', 'gained', 'known']

function signalOf({ outcome }: Entry): Signal {
  if (!outcome) return 'refused'
  if (outcome.points > 0) return 'gained'
  return outcome.usedBy?.isOwn ? 'known' : 'refused'
}
