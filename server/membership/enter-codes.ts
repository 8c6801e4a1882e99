import { earnLogStatusOf } from '#domain/counter/earn-log-status.ts'
import { resultCodes } from '#domain/loyalty/result-codes.ts'
import type { EarnResult } from '#domain/membership/api.ts'
import { noteAttempt, lockForEntry } from '../genuine/index.ts'
import { addToPharmacyDay } from '../daily-stats/index.ts'
import { earnByCodes, type Earned } from './earn-by-codes.ts'
import { toEarnResult } from './earn-result.ts'
import { isEarning } from './evaluate-code.ts'
import type { EarnTransaction, CodeOutcome } from './redeem-codes.ts'

/**
 * Enters codes, each at most once for everyone. Locks: the phone's turn, the
 * account, the codes in their order, voucher campaigns by id, the pharmacy's day last
 * (docs/rules/locking.md).
 */
export async function enterCodes(
  transaction: EarnTransaction,
  earn: (transaction: EarnTransaction) => Promise<Earned | null> = earnByCodes,
): Promise<ReadonlyMap<string, EarnResult>> {
  const { trx, who, snapshot } = transaction
  const lockedUntil = await lockForEntry(trx, who, snapshot.at)
  const earned = lockedUntil ? lockedOut(transaction, lockedUntil) : (await earn(transaction))!
  const noted: CodeOutcome[] = []
  for (const outcomes of earned.codes) noted.push(await note(transaction, outcomes))
  await addUp(transaction, noted)
  return new Map(
    noted.map((outcomes) => [outcomes.code, toEarnResult(transaction, outcomes, earned)]),
  )
}

/** Nothing is looked at then. */
function lockedOut({ snapshot }: EarnTransaction, lockedUntil: Date): Earned {
  const codes = [...snapshot.codes.keys()].map((code) => {
    return { code, result: 'phoneLocked' as const, view: null, lockedUntil }
  })
  return { codes, credits: new Map(), available: snapshot.account?.available ?? 0 }
}

/** A wrong code may be the one too many: then it is answered as locked. */
async function note(
  { ctx, trx, who, snapshot }: EarnTransaction,
  outcomes: CodeOutcome,
): Promise<CodeOutcome> {
  const { code, result, view } = outcomes
  const batch = view?.found?.batch
  const lockedUntil = await noteAttempt(trx, {
    ...who,
    config: ctx.config,
    hash: view?.found?.hash,
    code,
    batchId: batch?.id ?? null,
    result: resultCodes[result],
    point: pointOf(outcomes),
    at: snapshot.at,
  })
  return lockedUntil ? { ...outcomes, result: 'phoneLocked', lockedUntil } : outcomes
}

function pointOf({ result, view }: CodeOutcome): number {
  return isEarning(result) ? (view?.found?.batch.point ?? 0) : 0
}

/** What a counter's request adds to the pharmacy's day, all its codes in one. */
async function addUp(
  { trx, who, snapshot }: EarnTransaction,
  noted: readonly CodeOutcome[],
): Promise<void> {
  const { pharmacyCode, pharmacyUser } = who
  if (pharmacyCode === null) return
  const counts = { earned: 0, used: 0, wrong: 0, refused: 0, points: 0 }
  for (const outcomes of noted) {
    counts[earnLogStatusOf(resultCodes[outcomes.result])] += 1
    counts.points += pointOf(outcomes)
  }
  await addToPharmacyDay(trx, { pharmacyCode, pharmacyUser, day: snapshot.today, ...counts })
}
