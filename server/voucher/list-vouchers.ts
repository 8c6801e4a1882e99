import type { Voucher } from '#domain/voucher/api.ts'
import type { Caller, Context } from '../context.ts'
import { findAccount } from '../loyalty/index.ts'
import { getMember } from '../platform/http/access.ts'
import { listWallet } from './list-wallet.ts'
import { toVoucher } from './voucher-view.ts'
import { listOffered } from './wallet-queries.ts'

/** The caller's wallet; empty before the first points. */
export async function listMyVouchers(
  ctx: Context,
  _input: object,
  caller: Caller,
): Promise<Voucher[]> {
  const { id: memberId } = getMember(caller)
  const account = await findAccount(ctx.db, { memberId }, ctx.clock.today())
  return account ? listWallet(ctx, account.id) : []
}

/** Everybody's codes that can be used today. */
export async function listOfferedVouchers(ctx: Context): Promise<Voucher[]> {
  const today = ctx.clock.today()
  const nobodys = { state: null, expiresOn: null, issuedAt: null }
  const rows = await listOffered(ctx.db, today)
  return rows.map((row) => toVoucher(row, { ...nobodys, code: row.code }, today))
}
