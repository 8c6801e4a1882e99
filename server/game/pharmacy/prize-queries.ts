import type { Db } from '../../platform/db.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow, Column, Outer } from '../../platform/rows.ts'

export type WinAtCounter = CamelRow<'game_campaign', 'slug' | 'title' | 'announced'> &
  CamelRow<'game_win', 'number' | 'prize' | 'state' | 'won_at'> &
  Outer<CamelRow<'voucher', 'code' | 'expires_on'>> &
  Outer<CamelRow<'voucher_campaign', 'counter'>> & {
    voucherState: Column<'voucher', 'state'> | null
  }

const wins = `
  select c.slug, c.title, c.announced, w.number, w.prize, w.state, w.won_at as "wonAt",
    v.code, v.expires_on as "expiresOn", v.state as "voucherState", vc.counter
  from game_entry e
    join game_turn t on t.campaign_id = e.campaign_id and t.number = e.number and t.store_code = $2
    join game_win w on w.campaign_id = e.campaign_id and w.number = e.number
    join game_campaign c on c.id = e.campaign_id
    left join voucher v on v.id = w.voucher_id
    left join voucher_campaign vc on vc.id = v.campaign_id
  where e.phone = $1
  order by w.won_at desc, w.number desc limit 50`

/** What was won at a counter with a phone, newest first, with the voucher that it is. */
export function listWinsAt(
  db: Db,
  { phone, pharmacyCode }: { phone: string; pharmacyCode: string },
) {
  return queryRows<WinAtCounter>(db, wins, [phone, pharmacyCode])
}
