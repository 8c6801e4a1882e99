import type { DeskWinState } from '#domain/game/backoffice/claims.ts'
import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

export interface EntryRow extends CamelRow<
  'game_entry',
  'number' | 'at' | 'source' | 'state' | 'phone' | 'hash'
> {
  storeCode: string | null
  /** Of what was played or drawn by rank; 0: a blank, null: not told. */
  prize: number | null
}

// What was drawn for an entry that nobody played is told by the proof, to whoever can read it there.
const entries = `
  select e.number, e.at, e.source, e.state, e.phone, e.hash, e.store_code as "storeCode",
    case when e.state = 'played' then coalesce(l.prize, 0) else w.prize end as prize
  from game_entry e
    left join game_lot l on l.campaign_id = e.campaign_id and l.lot = e.result
    left join game_win w on w.campaign_id = e.campaign_id and w.number = e.number
  where e.campaign_id = $1 and e.number > $2 order by e.number limit $3`

export function listEntriesAfter(db: Db, campaignId: number, after: number, limit: number) {
  return queryRows<EntryRow>(db, entries, [campaignId, after, limit])
}

export interface ListedWin extends CamelRow<'game_win', 'number' | 'prize'> {
  state: DeskWinState
  wonAt: Date
  receivedAt: Date | null
  phone: string | null
  /** By their papers, else by their claim, else by their account. */
  name: string | null
  ward: string | null
  address: string | null
}

const wins = `
  select w.number, w.prize, w.state, w.won_at as "wonAt", s.received_at as "receivedAt", e.phone,
    coalesce(nullif(s.winner_name, ''), c.name, m.full_name) as name, c.ward_name as ward,
    coalesce(nullif(s.winner_address, ''), c.full_address) as address
  from game_win w join game_entry e using (campaign_id, number)
    left join game_claim c using (campaign_id, number)
    left join game_claim_step s using (campaign_id, number)
    left join member m on m.phone = e.phone
  where w.campaign_id = $1 and w.number > $2 order by w.number limit $3`

const reported = `
  select count(*)::int as count from game_win
  where campaign_id = $1 and state not in ('held', 'lapsed')`

/** Winners whom a report names: neither held back nor lapsed. */
export async function countReported(db: Db, campaignId: number): Promise<number> {
  const [row] = await queryRows<{ count: number }>(db, reported, [campaignId])
  return row?.count ?? 0
}

export function listWinsAfter(db: Db, campaignId: number, after: number, limit: number) {
  return queryRows<ListedWin>(db, wins, [campaignId, after, limit])
}
