import type { Db } from '../platform/db.ts'
import { rowsOf } from '../platform/rows-of.ts'

const lock = `
  select id from voucher_campaign
  where id = any($2::int[]) or id in (select campaign_id from voucher_use where cause = $1)
  order by id for no key update`

/**
 * Holds these campaigns and those whose vouchers a cause uses, by id: whoever gives back vouchers of
 * both kinds goes through them twice, and must not meet another in the middle.
 */
export async function lockCampaignsOfCause(
  trx: Db,
  { cause, ids }: { cause: string; ids: readonly number[] },
): Promise<void> {
  await rowsOf(trx, lock, [cause, [...ids]])
}
