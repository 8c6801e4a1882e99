import { vietnamDayOf } from '#domain/kernel/dates.ts'
import type { Voucher } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'
import {
  findIssued,
  insertIssued,
  lockCampaignOf,
  takeAway,
  type IssuedRow,
} from './issue-queries.ts'
import { generateVoucherCode, hashVoucherCode } from './voucher-code.ts'
import { toVoucher } from './voucher-view.ts'

export interface IssuedVoucher {
  id: number
  code: string
  voucher: Voucher
}

/**
 * Makes a voucher for a member, once for each cause: asked again it gives the same one. Null when
 * the campaign is over, not begun or given out.
 */
export async function issueVoucher(
  { config }: Pick<Context, 'config'>,
  trx: Db,
  terms: { campaignId: number; accountId: number; cause: string; at: Date },
): Promise<IssuedVoucher | null> {
  const code = generateVoucherCode()
  const hash = hashVoucherCode(config, code)
  const today = vietnamDayOf(terms.at)
  const made = await insertIssued(trx, { ...terms, code, hash, today })
  const row = made ?? (await findIssued(trx, terms.cause))
  return row && toIssued(row, today)
}

/** Takes an issued voucher away unless it is in use (held by an order, or used): those stay. */
export async function revokeVoucher(
  trx: Db,
  { cause }: { cause: string },
): Promise<'revoked' | 'used' | 'none'> {
  // The campaign first, as whoever holds one of its vouchers does.
  const isThere = await lockCampaignOf(trx, cause)
  if (!isThere) return 'none'
  const state = await takeAway(trx, cause)
  return state === 'revoked' ? 'revoked' : 'used'
}

function toIssued(row: IssuedRow, today: string): IssuedVoucher {
  return { id: row.voucherId, code: row.code, voucher: toVoucher(row, row, today) }
}
