import type { Db } from '../platform/db.ts'
import { queryRows } from '../platform/query-rows.ts'
import type { CamelRow, Outer, Row } from '../platform/rows.ts'

export type MyNumber = CamelRow<
  'game_entry',
  'number' | 'at' | 'hash' | 'salt' | 'cause' | 'state'
> &
  Outer<Row<'game_rank', 'rank' | 'prize'>> & {
    rankState: Row<'game_rank', 'state'>['state'] | null
  }

const numbers = `
  select e.number, e.at, e.hash, e.salt, e.cause, e.state,
    r.rank - case when r.state = 'reserve' then d.winners else 0 end as rank, r.prize,
    r.state as "rankState"
  from game_entry e
    left join game_draw d on d.campaign_id = e.campaign_id and d.drawn_at is not null
    left join game_rank r on r.campaign_id = e.campaign_id and r.number = e.number
      and (d.finished_at is not null or (r.rank > d.winners - d.told and r.rank <= d.winners))
  where e.campaign_id = $1 and e.phone = $2 order by e.number limit 500`

/** A person's numbers, with their ranks as far as those have been told. */
export function listNumbersOf(db: Db, campaignId: number, phone: string) {
  return queryRows<MyNumber>(db, numbers, [campaignId, phone])
}
