import type { Check } from '../platform/check.ts'

/** What must always be true of games. */
export const gameChecks: readonly Check[] = [
  {
    name: 'every entry of a game is bound to the one before it',
    query: `
      select c.slug || ', entry ' || e.number as found
      from (select *, lag(hash) over w as before, lag(number) over w as last
          from game_entry window w as (partition by campaign_id order by number)) e
        join game_campaign c on c.id = e.campaign_id
      where e.number <> coalesce(e.last, 0) + 1 or e.hash <> encode(sha256(convert_to(concat_ws('|',
        coalesce(e.before, c.commitment), c.slug, e.number,
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.source,
        coalesce(e.store_code, ''), e.seal), 'UTF8')), 'hex')`,
  },
  {
    name: 'an entry of a game is sealed for its person and cause',
    query: `
      select c.slug || ', entry ' || e.number as found
      from game_entry e join game_campaign c on c.id = e.campaign_id
      where e.phone is not null and e.seal <>
        encode(sha256(convert_to(e.salt || '|' || e.phone || '|' || e.cause, 'UTF8')), 'hex')`,
  },
  {
    name: 'a game counts its entries and its box',
    query: `
      select c.slug || ': ' || g.entries || ' entries, ' || g.cancelled || ' cancelled, '
        || g.blanks_drawn || ' blanks' as found
      from game_chain g join game_campaign c on c.id = g.campaign_id
        cross join lateral (select count(*) as entries,
            count(*) filter (where state = 'cancelled') as cancelled,
            count(*) filter (where result = -1 and state <> 'cancelled') as blanks,
            count(*) filter (where result is null and state <> 'cancelled' and number <= g.drawn) as undrawn,
            count(*) filter (where result is not null and number > g.drawn) as early
          from game_entry e where e.campaign_id = g.campaign_id) n
      where (g.entries, g.cancelled, g.blanks_drawn, 0, 0)
        is distinct from (n.entries, n.cancelled, n.blanks, n.undrawn, n.early)`,
  },
  {
    name: 'a game gave each prize as often as it says',
    query: `
      select c.slug || ', lot ' || l.lot || ': ' || l.drawn as found
      from game_lot l join game_campaign c on c.id = l.campaign_id
      where l.drawn <> (select count(*) from game_entry e
        where e.campaign_id = l.campaign_id and e.result = l.lot and e.state <> 'cancelled')`,
  },
  {
    name: 'who played and won has what was won',
    query: `
      select c.slug || ', entry ' || e.number as found
      from game_entry e join game_campaign c on c.id = e.campaign_id
        left join game_lot l on l.campaign_id = e.campaign_id and l.lot = e.result
        left join game_win w on w.campaign_id = e.campaign_id and w.number = e.number
        left join point_entry p on p.kind = 'earn' and p.cause = 'game:' || e.campaign_id || ':' || e.number
      where case when e.state = 'played' and l.lot is not null
          and c.announced -> 'prizes' @> jsonb_build_array(jsonb_build_object('id', l.prize, 'kind', 'thanks'))
        then w.number is not null
        else (e.state = 'played' and l.lot is not null) <> (w.number is not null) end
        or w.prize <> l.prize
        or w.points is distinct from p.available_change - p.debt_change`,
  },
]
