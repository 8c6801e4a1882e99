import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

const list = `
  select p.id, p.phone, count(*) over ()::int as total,
    (select count(*) from game_entry e where e.campaign_id = p.campaign_id and e.phone = p.phone
      and e.state <> 'cancelled')::int as entries
  from game_phone p where p.campaign_id = $1 and p.phone like '%' || $2
  order by p.id desc limit $3 offset $4`

/** The latest first; `total` of those that were asked for. */
export function listPhones(
  db: Db,
  { campaignId, end }: { campaignId: number; end: string },
  { limit, offset }: { limit: number; offset: number },
) {
  return queryRows<{ id: number; phone: string; entries: number; total: number }>(db, list, [
    campaignId,
    end,
    limit,
    offset,
  ])
}

const count = `select count(*)::int as count from game_phone where campaign_id = $1`

export async function countPhones(db: Db, campaignId: number): Promise<number> {
  const [found] = await queryRows<{ count: number }>(db, count, [campaignId])
  return found!.count
}

const all = `select phone from game_phone where campaign_id = $1 order by id`

export function listAllPhones(db: Db, campaignId: number) {
  return queryRows<{ phone: string }>(db, all, [campaignId])
}

const remove = `
  delete from game_phone p where id = $2 and campaign_id = $1
    and not exists (select from game_entry e where e.campaign_id = p.campaign_id and e.phone = p.phone
      and e.state <> 'cancelled')
  returning id`
const known = `select id from game_phone where id = $2 and campaign_id = $1`

/** What became of it: one that has entries stays. */
export async function removePhone(
  trx: Db,
  campaignId: number,
  id: number,
): Promise<'removed' | 'hasEntries' | 'unknown'> {
  if ((await queryRows(trx, remove, [campaignId, id])).length > 0) return 'removed'
  return (await queryRows(trx, known, [campaignId, id])).length > 0 ? 'hasEntries' : 'unknown'
}
