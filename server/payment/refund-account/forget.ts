import { days } from '#domain/kernel/durations.ts'
import { accountKeptDays } from '#domain/payment/refund-account/states.ts'
import type { Db } from '../../platform/db.ts'
import { forgetAccounts } from './account-queries.ts'

/** Takes the numbers out of refunds that went long ago, and out of those of erased people at once. */
export function forgetOldAccounts(db: Db, now: Date): Promise<void> {
  return forgetAccounts(db, new Date(now.getTime() - days(accountKeptDays)), now)
}
