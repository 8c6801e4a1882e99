import type { VietnamDay } from '#domain/kernel/dates.ts'
import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { Column } from '../platform/rows.ts'
import { campaignColumns, type CampaignRow } from './campaign-row.ts'

/** A campaign whose vouchers pharmacies take. */
export interface CounterCampaign extends CampaignRow {
  counter: Exclude<Column<'voucher_campaign', 'counter'>, 'none'>
  /** Uses left; null for no limit. */
  remaining: number | null
}

const taken = `
  select ${campaignColumns},
    case when c.printed > 0 then least(c.printed - c.recalled, coalesce(c.total_limit, c.printed)) - c.used
      else c.total_limit - c.used end as remaining
  from voucher_campaign c where c.counter <> 'none' and c.published`

/** Those that are open on that day, the ones that end soonest first. */
export function listCounterCampaigns(db: Db, today: VietnamDay): Promise<CounterCampaign[]> {
  const open = `${taken} and c.starts_on <= $1::date and c.ends_on >= $1::date order by c.ends_on, c.id`
  return queryRows<CounterCampaign>(db, open, [today])
}

export async function findCounterCampaign(db: Db, id: number): Promise<CounterCampaign | null> {
  const [campaign] = await queryRows<CounterCampaign>(db, `${taken} and c.id = $1`, [id])
  return campaign ?? null
}
