import type { Voucher } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import { toVoucher } from './voucher-view.ts'
import { listVouchersOfAccount } from './wallet-queries.ts'

/** A member's vouchers, those that can be used first. */
export async function listWallet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
): Promise<Voucher[]> {
  const today = clock.today()
  const rows = await listVouchersOfAccount(db, accountId, today)
  return rows.map((row) => toVoucher(row, row, today))
}

/**
 * Those of a member's vouchers that a counter could take today, as of their campaigns: when one was made
 * and when it ends is not for others to know.
 */
export async function listCounterVouchers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
): Promise<Voucher[]> {
  const today = clock.today()
  const rows = await listVouchersOfAccount(db, accountId, today)
  return rows
    .filter((row) => row.counter !== 'none' && row.state === 'free' && row.expiresOn >= today)
    .map((row) => toVoucher(row, { ...row, expiresOn: null, issuedAt: null }, today))
}
