import type { Db } from '../platform/db.ts'

/** Notes what an order will bring when it is completed; once a cause, nothing for 0 points. */
export function expectPoints(
  _trx: Db,
  _expected: { accountId: number; cause: string; points: number; at: Date },
): Promise<void> {
  throw new Error('not there yet')
}

/** The order will bring nothing after all; false when that was settled before. */
export function dropExpected(_trx: Db, _of: { cause: string; at: Date }): Promise<boolean> {
  throw new Error('not there yet')
}

/** Earns what was expected, once; gives the points, 0 when there is nothing waiting. */
export function creditExpected(
  _trx: Db,
  _of: { cause: string; note: string; at: Date },
): Promise<number> {
  throw new Error('not there yet')
}

/** What is still to come, oldest first. */
export function listExpected(
  _db: Db,
  _accountId: number,
): Promise<{ cause: string; points: number; since: Date }[]> {
  throw new Error('not there yet')
}
