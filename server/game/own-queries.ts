import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow } from '../platform/rows.ts'
import type { Campaign } from './campaign-queries.ts'

export type OwnRow = CamelRow<'game_entry', 'number' | 'at' | 'source' | 'state' | 'result'> & {
  winState: CamelRow<'game_win', 'state'>['state'] | null
  wonAt: Date | null
  isClaimed: boolean
  dueOn: string | null
}

const ownColumns = `e.number, e.at, e.source, e.state, e.result, w.state as "winState",
  w.won_at as "wonAt", c.number is not null as "isClaimed", s.due_on as "dueOn"`
const ownTables = `game_entry e left join game_win w using (campaign_id, number)
  left join game_claim c using (campaign_id, number)
  left join game_claim_step s using (campaign_id, number)`

const ofPhone = `
  select ${ownColumns} from ${ownTables}
  where e.campaign_id = $1 and e.phone = $2 order by e.number desc limit $3 offset $4`

export function listOwnRows(
  db: Db,
  campaignId: number,
  phone: string,
  { page, limit }: { page: number; limit: number },
): Promise<OwnRow[]> {
  return queryRows<OwnRow>(db, ofPhone, [campaignId, phone, limit, (page - 1) * limit])
}

const ofTicket = `
  select ${ownColumns} from ${ownTables}
  where e.campaign_id = $1 and e.number = $2 and e.source = 'ticket'`

export function listTicketRow(db: Db, campaignId: number, number: number): Promise<OwnRow[]> {
  return queryRows<OwnRow>(db, ofTicket, [campaignId, number])
}

const sums = `
  select count(*)::int as total, count(*) filter (where state = 'open')::int as left,
    min(number) filter (where state = 'open') as next
  from game_entry where campaign_id = $1 and phone = $2`

export interface OwnSums {
  total: number
  left: number
  next: number | null
}

export async function sumOwn(db: Db, campaignId: number, phone: string): Promise<OwnSums> {
  const [found] = await queryRows<OwnSums>(db, sums, [campaignId, phone])
  return found!
}

const campaignsOf = `
  select g.slug, g.title, g.kind, g.state, g.opens_at as "opensAt", g.closes_at as "closesAt", g.stopped_at as "stoppedAt",
    g.announced, g.rules, g.id, n.entries, n.open, count(*) over ()::int as total
  from (select campaign_id, count(*)::int as entries,
      count(*) filter (where state = 'open')::int as open
    from game_entry where phone = $1 and state <> 'cancelled' group by campaign_id) n
    join game_campaign g on g.id = n.campaign_id
  order by g.closes_at desc, g.id desc limit $2 offset $3`

export type OwnCampaign = Pick<
  Campaign,
  | 'id'
  | 'slug'
  | 'title'
  | 'kind'
  | 'state'
  | 'opensAt'
  | 'closesAt'
  | 'stoppedAt'
  | 'announced'
  | 'rules'
> & { entries: number; open: number; total: number }

export function listOwnCampaigns(
  db: Db,
  phone: string,
  { page, limit }: { page: number; limit: number },
): Promise<OwnCampaign[]> {
  return queryRows<OwnCampaign>(db, campaignsOf, [phone, limit, (page - 1) * limit])
}

export type OwnWinRow = CamelRow<
  'game_win',
  'campaign_id' | 'number' | 'prize' | 'state' | 'won_at'
> & { isClaimed: boolean; dueOn: string | null }

const winsOf = `
  select "campaignId", number, prize, state, "wonAt", "isClaimed", "dueOn"
  from (select w.campaign_id as "campaignId", w.number, w.prize, w.state, w.won_at as "wonAt",
      c.number is not null as "isClaimed", s.due_on as "dueOn",
      row_number() over (partition by w.campaign_id order by w.number desc) as nth
    from game_entry e join game_win w using (campaign_id, number)
      left join game_claim c using (campaign_id, number)
      left join game_claim_step s using (campaign_id, number)
    where e.phone = $1 and e.campaign_id = any($2::int[])) all_wins
  where nth <= $3 order by number desc`

export function listOwnWins(
  db: Db,
  phone: string,
  campaignIds: readonly number[],
  max: number,
): Promise<OwnWinRow[]> {
  return queryRows<OwnWinRow>(db, winsOf, [phone, campaignIds, max])
}

export type WinnerOf = Pick<Campaign, 'slug' | 'title' | 'kind' | 'announced'> & {
  prize: number
  phone: string | null
  memberId: number | null
}

const winner = `
  select g.slug, g.title, g.kind, g.announced, w.prize, e.phone, m.id as "memberId"
  from game_win w join game_entry e using (campaign_id, number)
    join game_campaign g on g.id = w.campaign_id
    left join member m on m.phone = e.phone
  where w.campaign_id = $1 and w.number = $2`

export async function findWinner(
  db: Db,
  campaignId: number,
  number: number,
): Promise<WinnerOf | null> {
  const [found] = await queryRows<WinnerOf>(db, winner, [campaignId, number])
  return found ?? null
}
