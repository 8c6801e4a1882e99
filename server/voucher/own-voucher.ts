import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import { holdVouchers } from './hold-vouchers.ts'
import { findVoucherOfAccount } from './own-voucher-queries.ts'
import { settleUses } from './use-queries.ts'
import { voucherHashes } from './voucher-code.ts'
import type { CamelRow, Column } from '../platform/rows.ts'

/** A voucher of somebody's wallet. */
export interface OwnVoucher extends CamelRow<'voucher', 'id' | 'campaign_id' | 'expires_on'> {
  code: NonNullable<Column<'voucher', 'code'>>
  name: Column<'voucher_campaign', 'name'>
  state: Column<'voucher', 'state'> | 'expired'
}

/** The voucher of that code, however it is spelled, if the account has it; null for anybody else's. */
export function findOwnVoucher(
  { config }: Pick<Context, 'config'>,
  db: Db,
  { code, ...of }: { accountId: number; code: string; today: VietnamDay },
): Promise<OwnVoucher | null> {
  return findVoucherOfAccount(db, { ...of, hashes: voucherHashes(config, code) })
}

/**
 * Uses it at once, without an order; false when something else was quicker with it: then the caller
 * rolls back.
 */
export async function useOwnVoucher(
  trx: Db,
  { voucher, accountId, at }: { voucher: OwnVoucher; accountId: number; at: Date },
): Promise<boolean> {
  const cause = `own-voucher:${voucher.id}`
  const { id: voucherId, campaignId, code } = voucher
  const lost = await holdVouchers(trx, {
    vouchers: [{ code, campaignId, voucherId, saving: 0 }],
    holder: `account:${accountId}`,
    cause,
    at,
  })
  if (lost.length > 0) return false
  await settleUses(trx, { cause, at })
  return true
}
