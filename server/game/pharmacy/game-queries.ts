import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import { campaignColumns, type Campaign } from '../campaign-queries.ts'

/** An approved campaign in which a pharmacy takes part. */
export type StoreCampaign = Campaign & { commitment: string }

// Open ones first, of these the one that closes first; then those that come, then those that are over.
const ofPharmacy = `
  select ${campaignColumns} from (
    select *, case when state <> 'approved' or closes_at <= $2 then 2 when opens_at > $2 then 1 else 0 end as phase
    from game_campaign where place = 'store' and commitment is not null
      and closes_at > $2::timestamptz - interval '30 days'
      and (rules -> 'stores' = '[]' or rules -> 'stores' ? $1)
  ) c
  order by phase, case phase when 0 then closes_at when 1 then opens_at end, closes_at desc, id`

/** All that a pharmacy plays, comes to play or has played within 30 days. */
export function listStoreCampaigns(db: Db, pharmacyCode: string, at: Date) {
  return queryRows<StoreCampaign>(db, ofPharmacy, [pharmacyCode, at])
}

const open = `
  select distinct kind from game_campaign
  where place = 'store' and state = 'approved' and opens_at <= $2 and closes_at > $2
    and (rules -> 'stores' = '[]' or rules -> 'stores' ? $1)`

/** What kinds of game are open to a pharmacy. */
export async function listOpenKinds(db: Db, pharmacyCode: string, at: Date) {
  const rows = await queryRows<Pick<Campaign, 'kind'>>(db, open, [pharmacyCode, at])
  return new Set(rows.map(({ kind }) => kind))
}
