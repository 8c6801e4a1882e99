import type { Pool } from 'pg'
import type { Context } from '../context.ts'

/** An outside system that was silent too often in a row is left alone for a while. */
export interface Rest<Name extends string> {
  isResting(ctx: Known, name: Name): boolean
  /** Notes whether it answered at all. */
  noteSilence(ctx: Known, name: Name, wasSilent: boolean): void
}

type Known = Pick<Context, 'pool' | 'clock'>

interface Noted {
  silentInARow: number
  until: number
}

/** `restTime` in milliseconds. Each process finds out for itself. */
export function restAfterSilence<Name extends string>({
  enough,
  restTime,
}: {
  enough: number
  restTime: number
}): Rest<Name> {
  // By shop: tests have several in one process.
  const notedBy = new WeakMap<Pool, Map<Name, Noted>>()
  return {
    isResting({ pool, clock }, name) {
      const noted = notedBy.get(pool)?.get(name)
      return noted !== undefined && noted.until > clock.now().getTime()
    },
    noteSilence({ pool, clock }, name, wasSilent) {
      const ofShop = notedBy.get(pool) ?? new Map<Name, Noted>()
      notedBy.set(pool, ofShop)
      const silentInARow = wasSilent ? (ofShop.get(name)?.silentInARow ?? 0) + 1 : 0
      const until = silentInARow >= enough ? clock.now().getTime() + restTime : 0
      ofShop.set(name, { silentInARow, until })
    },
  }
}
