import { earnLogStatusOf } from '#domain/counter/earn-log-status.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { noteAttempt, takeCodeTurn } from '../genuine/index.ts'
import { addToStoreDay } from '../tally/index.ts'
import { earnByCodes, type Earned } from './earn-by-codes.ts'
import { toEarnResult } from './earn-result.ts'
import { isEarning } from './judge-code.ts'
import type { Desk, Taken } from './take-codes.ts'

/**
 * Enters codes, each at most once for everyone. Locks: the phone's turn, the
 * account, the codes in their order, voucher campaigns by id, the store's day last
 * (docs/rules/locking.md).
 */
export async function enterCodes(
  desk: Desk,
  earn: (desk: Desk) => Promise<Earned | null> = earnByCodes,
): Promise<ReadonlyMap<string, EarnResult>> {
  const { trx, who, looked } = desk
  const lockedUntil = await takeCodeTurn(trx, who, looked.at)
  const earned = lockedUntil ? lockedOut(desk, lockedUntil) : (await earn(desk))!
  const noted: Taken[] = []
  for (const taken of earned.codes) noted.push(await note(desk, taken))
  await addUp(desk, noted)
  return new Map(noted.map((taken) => [taken.code, toEarnResult(desk, taken, earned)]))
}

/** Nothing is looked at then. */
function lockedOut({ looked }: Desk, lockedUntil: Date): Earned {
  const codes = [...looked.codes.keys()].map((code) => {
    return { code, result: 'phoneLocked' as const, view: null, lockedUntil }
  })
  return { codes, credits: new Map(), available: looked.account?.available ?? 0 }
}

/** A wrong code may be the one too many: then it is answered as locked. */
async function note({ trx, who, looked }: Desk, taken: Taken): Promise<Taken> {
  const { code, result, view } = taken
  const batch = view?.found?.batch
  const lockedUntil = await noteAttempt(trx, {
    ...who,
    code,
    batchId: batch?.id ?? null,
    result: resultCodes[result],
    point: pointOf(taken),
    at: looked.at,
  })
  return lockedUntil ? { ...taken, result: 'phoneLocked', lockedUntil } : taken
}

function pointOf({ result, view }: Taken): number {
  return isEarning(result) ? (view?.found?.batch.point ?? 0) : 0
}

/** What a counter's request adds to the store's day, all its codes in one. */
async function addUp({ trx, who, looked }: Desk, noted: readonly Taken[]): Promise<void> {
  const { storeCode, storeUser } = who
  if (storeCode === null) return
  const counts = { earned: 0, used: 0, wrong: 0, refused: 0, points: 0 }
  for (const taken of noted) {
    counts[earnLogStatusOf(resultCodes[taken.result])] += 1
    counts.points += pointOf(taken)
  }
  await addToStoreDay(trx, { storeCode, storeUser, day: looked.today, ...counts })
}
