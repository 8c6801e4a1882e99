import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Outer } from '../../platform/rows.ts'

export type OwnNumber = CamelRow<'game_entry', 'number' | 'at'> &
  Outer<CamelRow<'game_win', 'prize'>>

const max = 200

const counted = `
  select count(*)::int as count from game_entry
  where campaign_id = $1 and phone = $2 and state <> 'cancelled' and (store_code = $3 or store_code is null)`
const numbers = `
  select e.number, e.at, w.prize from game_entry e
    left join game_win w on w.campaign_id = e.campaign_id and w.number = e.number
  where e.campaign_id = $1 and e.phone = $2 and e.state <> 'cancelled'
    and (e.store_code = $3 or e.store_code is null)
  order by e.number desc limit $4`

/** A customer's numbers of a draw as this counter knows them: how many, and the newest. */
export async function listNumbersAt(
  db: Db,
  campaignId: number,
  { phone, pharmacyCode }: { phone: string; pharmacyCode: string },
): Promise<{ count: number; numbers: OwnNumber[] }> {
  const values = [campaignId, phone, pharmacyCode]
  const [sum, found] = await Promise.all([
    queryRows<{ count: number }>(db, counted, values),
    queryRows<OwnNumber>(db, numbers, [...values, max]),
  ])
  return { count: sum[0]!.count, numbers: found }
}
