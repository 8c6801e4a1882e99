import type { Voucher } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import { toVoucher } from './voucher-view.ts'
import { listVouchersOfAccount } from './wallet-store.ts'

/** A member's vouchers, those that can be used first. */
export async function listWallet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
): Promise<Voucher[]> {
  const today = clock.today()
  const rows = await listVouchersOfAccount(db, accountId, today)
  return rows.map((row) => toVoucher(row, row, today))
}
