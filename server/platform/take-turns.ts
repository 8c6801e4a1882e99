import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * For work that holds the process for milliseconds: one piece in a turn of the event loop, so that whoever
 * is answered at once waits for one of them, not for all that came before.
 */
export function takeTurns(): Promise<void> {
  last = last.then(() => nextTurn())
  return last
}
