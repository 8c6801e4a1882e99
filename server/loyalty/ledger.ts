import type { Db } from '../platform/db.ts'

interface Earning {
  accountId: number
  points: number
  cause: string
  /** Whose tiers these points count for. */
  programmeId: number | null
  note: string
  actor?: string
  at: Date
}

/** Adds points, once a cause; they pay what is owed first. Locks the account itself. */
export function earnPoints(
  _trx: Db,
  _earning: Earning,
): Promise<{ available: number; isNew: boolean }> {
  throw new Error('not there yet')
}

interface Taking {
  accountId: number
  points: number
  cause: string
  note: string
  at: Date
}

/** Sets points aside, those that expire first; false when there are not enough. */
export function holdPoints(_trx: Db, _taking: Taking): Promise<boolean> {
  throw new Error('not there yet')
}

/** Spends what a cause holds; false when it holds nothing any more. */
export function burnHold(_trx: Db, _of: { cause: string; at: Date }): Promise<boolean> {
  throw new Error('not there yet')
}

/** Gives back what a cause holds; gives the points, 0 when it holds nothing any more. */
export function releaseHold(_trx: Db, _of: { cause: string; at: Date }): Promise<number> {
  throw new Error('not there yet')
}

/** Gives burnt points back, once a cause: all of them, or `points`. Gives how many. */
export function returnBurnt(
  _trx: Db,
  _of: { cause: string; points?: number; at: Date },
): Promise<number> {
  throw new Error('not there yet')
}

/** Takes earned points back; what has been spent already is owed. */
export function takeBackEarned(
  _trx: Db,
  _taking: Taking,
): Promise<{ taken: number; owed: number }> {
  throw new Error('not there yet')
}

/** Adds (or takes, when negative) points by hand, once a cause; refuses with `notEnoughPoints`. */
export function adjustPoints(_trx: Db, _change: Taking & { actor: string }): Promise<void> {
  throw new Error('not there yet')
}
