import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'

export interface CountedBoard {
  entries: number
  size: number | null
  open: number
  held: number
  stoppedBy: string | null
  stopReason: string
}

const counts = `
  select g.entries - g.cancelled as entries, g.size,
    (select count(*) from game_entry e where e.campaign_id = c.id and e.state = 'open')::int as open,
    (select count(*) from game_win w where w.campaign_id = c.id and w.state = 'held')::int as held,
    c.stopped_by as "stoppedBy", c.stop_reason as "stopReason"
  from game_campaign c join game_chain g on g.campaign_id = c.id where c.id = $1`

/** Null before the campaign was approved. */
export async function countBoard(db: Db, campaignId: number): Promise<CountedBoard | null> {
  const [found] = await queryRows<CountedBoard>(db, counts, [campaignId])
  return found ?? null
}

export interface WonPart {
  prize: number
  /** From 0 on; what was told after the end is in the last one. */
  part: number
  count: number
  held: number
  lapsed: number
}

const parts = `
  select prize, least($4::int - 1, greatest(0, floor(extract(epoch from won_at - $2::timestamptz)
      / extract(epoch from $3::timestamptz - $2::timestamptz) * $4::int)))::int as part,
    count(*)::int as count, count(*) filter (where state = 'held')::int as held,
    count(*) filter (where state = 'lapsed')::int as lapsed
  from game_win where campaign_id = $1 group by 1, 2 order by 1, 2`

/** What was won in each part of a campaign's time. */
export function listWonParts(
  db: Db,
  campaignId: number,
  { from, to, parts: count }: { from: Date; to: Date; parts: number },
): Promise<WonPart[]> {
  return queryRows<WonPart>(db, parts, [campaignId, from, to, count])
}
