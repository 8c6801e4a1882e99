import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'

const lock = `
  select id from voucher_campaign
  where id in (select campaign_id from voucher where account_id = $1 and state = 'free')
  order by id for no key update`

const revoke = `
  with taken as (
    update voucher set state = 'revoked', code = 'erased:' || gen_random_uuid()
    where account_id = $1 and state = 'free' returning campaign_id
  ), counts as (
    select campaign_id, count(*)::int as count from taken group by campaign_id
  )
  update voucher_campaign c set issued = c.issued - counts.count
  from counts where c.id = counts.campaign_id`

/** Takes away what an account has not used, its code put out of sight; the campaigns give out as many anew. */
export async function revokeAllFree(trx: Db, accountId: number): Promise<void> {
  // The campaigns first, by id, in a statement of its own: the next one sees what others left.
  await queryRows(trx, lock, [accountId])
  await queryRows(trx, revoke, [accountId])
}
