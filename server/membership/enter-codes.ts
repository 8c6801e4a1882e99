import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { noteAttempt, takeCodeTurn } from '../genuine/index.ts'
import { earnByCodes, type Earned } from './earn-by-codes.ts'
import { toEarnResult } from './earn-result.ts'
import { isEarning } from './judge-code.ts'
import type { Desk, Taken } from './take-codes.ts'

/**
 * Enters codes, each at most once for everyone (decisions, section 6). Locks: the phone's turn, the
 * account, the codes in their order, voucher campaigns by id (docs/rules/locking.md).
 */
export async function enterCodes(
  desk: Desk,
  earn: (desk: Desk) => Promise<Earned | null> = earnByCodes,
): Promise<ReadonlyMap<string, EarnResult>> {
  const { trx, who, looked } = desk
  const lockedUntil = await takeCodeTurn(trx, who.phone, looked.at)
  const earned = lockedUntil ? lockedOut(desk, lockedUntil) : (await earn(desk))!
  const results = new Map<string, EarnResult>()
  for (const taken of earned.codes) {
    const noted = await note(desk, taken)
    results.set(taken.code, toEarnResult(looked, noted, earned))
  }
  return results
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
    point: isEarning(result) ? (batch?.point ?? 0) : 0,
    at: looked.at,
  })
  return lockedUntil ? { ...taken, result: 'phoneLocked', lockedUntil } : taken
}
