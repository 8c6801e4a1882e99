import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

const lock = `
  select id from voucher_campaign
  where id = any($2::int[]) or id in (select campaign_id from voucher_use where cause = $1)
  order by id for no key update`

/**
 * Holds voucher campaigns by id, and with a cause those whose vouchers it uses: whoever goes through
 * several of them one after the other must not meet another in the middle.
 */
export async function lockCampaigns(
  trx: Db,
  { ids, cause = null }: { ids: readonly number[]; cause?: string | null },
): Promise<void> {
  if (cause !== null || ids.length > 0) await queryRows(trx, lock, [cause, [...ids]])
}
