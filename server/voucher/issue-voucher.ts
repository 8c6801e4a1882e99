import type { Voucher } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

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
  _ctx: Pick<Context, 'config'>,
  _trx: Db,
  _terms: { campaignId: number; accountId: number; cause: string; at: Date },
): Promise<IssuedVoucher | null> {
  throw new Error('not written yet')
}

/** Takes an issued voucher away unless it is in use (held by an order, or used): those stay. */
export async function revokeVoucher(
  _trx: Db,
  _of: { cause: string },
): Promise<'revoked' | 'used' | 'none'> {
  throw new Error('not written yet')
}
