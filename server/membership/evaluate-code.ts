import { earnsIn } from '#domain/loyalty/programme.ts'
import type { ResultName } from '#domain/loyalty/result-codes.ts'
import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { FoundCode } from '../genuine/index.ts'
import type { Account, ActiveProgramme } from '../loyalty/index.ts'

export interface CodeFacts {
  found: FoundCode | null
  /** Null for whoever earns for the first time. */
  account: Account | null
  programme: ActiveProgramme | null
  today: VietnamDay
}

/**
 * What a code brings, by the order of docs/rules/result-codes.md. `earned` and `comboEarned` are
 * only an intention: whether somebody was quicker is decided when the code is redeemed.
 */
export function evaluateCode({ found, account, programme, today }: CodeFacts): ResultName {
  if (!found) return 'codeIncorrect'
  const { batch } = found
  if (batch.kind === 'test') return 'systemTest'
  if (found.redemption) return usedResult(batch)
  if (batch.state === 'recalled') return 'noProgrammeForProduct'
  if (batch.productId === null || !found.isActive) return 'productNotFound'
  if (account?.status === 'locked') return 'membershipLocked'
  if (!programme) return 'promotionInactive'
  if (!earnsIn(programme, batch.productId)) return 'noProgrammeForProduct'
  if (batch.point === 0) return 'pointsNotAllowed'
  if (batch.earnUntil !== null && batch.earnUntil < today) return 'pointsExpired'
  return batch.kind === 'combo' ? 'comboEarned' : 'earned'
}

/** The result for whoever comes second. */
export function usedResult(batch: FoundCode['batch']): ResultName {
  if (batch.voucherCampaignId !== null) return 'codeAndVoucherUsed'
  return batch.kind === 'combo' ? 'comboUsed' : 'codeUsed'
}

export function isEarning(result: ResultName): result is 'earned' | 'comboEarned' {
  return result === 'earned' || result === 'comboEarned'
}
