import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/voucher/api.ts'
import type { Context } from '../context.ts'
import { findActiveProgramme } from '../loyalty/index.ts'
import { listRewardsLeft } from './queries.ts'

/** Reward vouchers and how many are left; of today's programme when none is named. */
export async function listVoucherInventory(
  ctx: Context,
  { programId }: ParsedInput<typeof api.listVoucherInventory>,
): Promise<Output<typeof api.listVoucherInventory>> {
  const id = programId ?? (await findActiveProgramme(ctx, ctx.clock.today()))?.id
  return id === undefined ? [] : listRewardsLeft(ctx.db, id)
}
