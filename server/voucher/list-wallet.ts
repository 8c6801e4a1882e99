import type { Voucher } from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'

/** A member's vouchers, those that can be used first. */
export async function listWallet(
  _ctx: Pick<Context, 'db' | 'clock'>,
  _accountId: number,
): Promise<Voucher[]> {
  throw new Error('not written yet')
}
