import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'

const count = `
  select count(*)::int as total from game_win
  where campaign_id = $1 and state not in ('held', 'lapsed')`

export async function countWins(db: Db, campaignId: number): Promise<number> {
  const [found] = await queryRows<{ total: number }>(db, count, [campaignId])
  return found!.total
}

export interface WinnerRow extends CamelRow<'game_win', 'number' | 'prize' | 'won_at'> {
  phone: string | null
  name: string | null
  place: string | null
}

const newest = `
  select w.number, w.prize, w.won_at as "wonAt", e.phone, coalesce(c.name, m.full_name) as name,
    c.ward_name as place
  from game_win w join game_entry e using (campaign_id, number)
    left join game_claim c using (campaign_id, number)
    left join member m on m.phone = e.phone
  where w.campaign_id = $1 and w.state not in ('held', 'lapsed')
  order by w.won_at desc, w.number desc limit $2 offset $3`

/** What is held is not told before staff have looked at it. */
export function listWinnerRows(
  db: Db,
  campaignId: number,
  { page, limit }: { page: number; limit: number },
): Promise<WinnerRow[]> {
  return queryRows<WinnerRow>(db, newest, [campaignId, limit, (page - 1) * limit])
}
