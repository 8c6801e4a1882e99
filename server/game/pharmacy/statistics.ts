import type { Output, ParsedInput } from '#domain/contract.ts'
import { maxStatisticsDays } from '#domain/counter/limits.ts'
import { readSpan, startOfDay, type Span } from '#domain/counter/span.ts'
import type * as api from '#domain/game/pharmacy/api.ts'
import { addDays } from '#domain/kernel/dates.ts'
import type { Caller, Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { getPharmacy } from '../../platform/http/access.ts'
import { queryRows } from '../../platform/query-rows.ts'
import type { CamelRow } from '../../platform/rows.ts'

/** What games brought at this pharmacy over some days. */
export async function getGameStatistics(
  { db, clock }: Context,
  input: ParsedInput<typeof api.getGameStatistics>,
  caller: Caller,
): Promise<Output<typeof api.getGameStatistics>> {
  const span = readSpan(clock.today(), input, maxStatisticsDays)
  const rows = await sumGames(db, getPharmacy(caller).code, span)
  const sum = (of: 'entries' | 'turns' | 'wins') => rows.reduce((all, row) => all + row[of], 0)
  return {
    ...span,
    totals: { entries: sum('entries'), turns: sum('turns'), wins: sum('wins') },
    games: rows.map(({ slug: campaign, ...game }) => ({ campaign, ...game })),
  }
}

type GameSums = CamelRow<'game_campaign', 'slug' | 'title'> & {
  entries: number
  turns: number
  wins: number
}

const sums = `
  select c.slug, c.title, sum(s.entries)::int as entries, sum(s.turns)::int as turns,
    sum(s.wins)::int as wins
  from (
    select campaign_id, count(*) as entries, 0 as turns, 0 as wins from game_entry
    where store_code = $1 and at >= $2 and at < $3 and state <> 'cancelled' group by campaign_id
    union all
    select t.campaign_id, 0, count(*), count(w.number) from game_turn t
      left join game_win w on w.campaign_id = t.campaign_id and w.number = t.number
    where t.store_code = $1 and t.at >= $2 and t.at < $3 group by t.campaign_id
  ) s join game_campaign c on c.id = s.campaign_id
  group by c.id order by sum(s.entries) + sum(s.turns) desc, c.id`

function sumGames(db: Db, pharmacyCode: string, { from, to }: Span) {
  return queryRows<GameSums>(db, sums, [pharmacyCode, startOfDay(from), startOfDay(addDays(to, 1))])
}
