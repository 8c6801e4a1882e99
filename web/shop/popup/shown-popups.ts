import { days } from '#domain/kernel/durations.ts'
import { now } from '#web/state/clock.ts'
import { readStored, writeStored } from '#web/state/stored-text.ts'

const key = 'popups'
/** A visitor is shown the same popup once in so long. */
const rest = days(7)
let isShownHere = false

/** By its number: when it was shown to this browser, in the last days. */
function readShown(at: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'local') ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(
      ([id, then]) =>
        /^\d{1,10}$/.test(id) && typeof then === 'number' && then <= at && at - then < rest,
    )
    return Object.fromEntries(entries) as Record<string, number>
  } catch {
    return {}
  }
}

/** Popups that this browser is not shown again yet. */
export function listSeenPopups(): string[] {
  return Object.keys(readShown(now()))
}

/** One popup a visit: until the tab is closed. */
export function hadPopupThisVisit(): boolean {
  return isShownHere || readStored(key, 'session') !== null
}

export function keepAsShown(id: number): void {
  const at = now()
  isShownHere = true
  writeStored(key, '1', 'session')
  writeStored(key, JSON.stringify({ ...readShown(at), [id]: at }), 'local')
}
