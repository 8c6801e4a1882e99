import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column } from '../platform/rows.ts'

/** The campaigns of which these causes hold or have used something. */
export async function listCampaignsOf(db: Db, causes: readonly string[]): Promise<number[]> {
  const rows = await queryRows<{ id: Column<'voucher_use', 'campaign_id'> }>(
    db,
    `select distinct campaign_id as id from voucher_use
     where cause = any($1::text[]) and state <> 'released'`,
    [[...causes]],
  )
  return rows.map(({ id }) => id)
}

const move = `
  with moving as (
    select id, campaign_id, holder from voucher_use
    where cause = any($1::text[]) and state <> 'released' and holder <> $2
  ), moved as (
    update voucher_use u set holder = $2 from moving m where u.id = m.id
  ), less as (
    update voucher_holder h set used = h.used - m.used
    from (select campaign_id, holder, count(*)::int as used from moving group by 1, 2) m
    where h.campaign_id = m.campaign_id and h.holder = m.holder
  )
  insert into voucher_holder as h (campaign_id, holder, used)
  select campaign_id, $2, count(*)::int from moving group by 1
  on conflict (campaign_id, holder) do update set used = h.used + excluded.used`

/** Counts what causes hold and have used for another; their campaigns are locked. */
export async function moveUses(trx: Db, causes: readonly string[], holder: string): Promise<void> {
  await queryRows(trx, move, [[...causes], holder])
}
