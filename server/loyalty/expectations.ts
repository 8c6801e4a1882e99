import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { lockSwept } from './accounts.ts'
import {
  insertExpectation,
  listWaiting,
  setExpectation,
  settleExpectation,
} from './expectation-queries.ts'
import { earnPoints } from './ledger.ts'

/** Notes what an order will bring when it is completed; once a cause, nothing for 0 points. */
export async function expectPoints(
  trx: Db,
  expected: { accountId: number; cause: string; points: number; at: Date },
): Promise<void> {
  if (expected.points > 0) await insertExpectation(trx, expected)
}

/** An order that runs will bring another number of points; nothing for 0. What was credited stays. */
export async function expectOtherPoints(
  trx: Db,
  expected: { accountId: number; cause: string; points: number; at: Date },
): Promise<void> {
  const { cause, points, at } = expected
  if (points > 0) await setExpectation(trx, expected)
  else await dropExpected(trx, { cause, at })
}

/**
 * The order will bring nothing after all; false when nothing waits any more. Comes after the locks of
 * the account, if any (docs/rules/locking.md).
 */
export async function dropExpected(trx: Db, of: { cause: string; at: Date }): Promise<boolean> {
  const today = vietnamDayOf(of.at)
  return (await settleExpectation(trx, { ...of, state: 'dropped', today })) !== null
}

/** Earns what was expected, once, for the programme of that day. Gives the points, 0 when nothing waits. */
export async function creditExpected(
  trx: Db,
  { cause, note, at }: { cause: string; note: string; at: Date },
): Promise<number> {
  const account = await lockSwept(trx, { expectation: cause }, at)
  if (!account) return 0
  const today = vietnamDayOf(at)
  const settled = await settleExpectation(trx, { cause, state: 'credited', today, at })
  if (!settled) return 0
  await earnPoints(trx, { accountId: account.id, ...settled, cause, note, at })
  return settled.points
}

/** What is still to come, oldest first. */
export function listExpected(
  db: Db,
  accountId: number,
): Promise<{ cause: string; points: number; since: Date }[]> {
  return listWaiting(db, accountId)
}
