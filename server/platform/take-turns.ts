import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()
/** Since when those wait who wait, the longest first. */
const waiting = new Set<{ since: number }>()

/**
 * For work that holds the process for milliseconds: one piece in a turn of the event loop, so that whoever
 * is answered at once waits for one of them, not for all that came before.
 */
export function takeTurns(): Promise<void> {
  const one = { since: performance.now() }
  waiting.add(one)
  last = last.then(() => nextTurn()).then(() => void waiting.delete(one))
  return last
}

/** How long the first in line has waited for its turn, in milliseconds. */
export function waitForTurn(): number {
  for (const { since } of waiting) return performance.now() - since
  return 0
}
