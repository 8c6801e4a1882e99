import type { VoucherProblem } from '#domain/voucher/api.ts'
import type { Db } from '../platform/db.ts'
import type { UsableVoucher } from './judged.ts'

export interface VoucherHold {
  vouchers: readonly Pick<UsableVoucher, 'code' | 'campaignId' | 'voucherId' | 'saving'>[]
  /** `holderOf(…)`. */
  holder: string
  /** `order:{code}`. */
  cause: string
  at: Date
}

/** Takes vouchers for a cause. Gives those that somebody else was quicker with: then refuse, so that all is rolled back. */
export async function holdVouchers(
  _trx: Db,
  _hold: VoucherHold,
): Promise<{ code: string; problem: VoucherProblem; reason: string }[]> {
  throw new Error('not written yet')
}

/** What was held for a cause is used: the goods were handed over. Once, however often it is told. */
export async function useVouchers(_trx: Db, _done: { cause: string; at: Date }): Promise<void> {
  throw new Error('not written yet')
}

/** Gives back what a cause holds or has used, exactly once. */
export async function releaseVouchers(_trx: Db, _done: { cause: string; at: Date }): Promise<void> {
  throw new Error('not written yet')
}
