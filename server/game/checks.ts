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
      where e.phone is not null
        -- The people of a masked copy are others than those who were sealed.
        and not exists (select from environment_mark where environment = 'staging') and e.seal <>
        encode(sha256(convert_to(e.salt || '|' || coalesce(e.sealed_for, e.phone) || '|' || e.cause, 'UTF8')), 'hex')`,
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
      where c.kind <> 'draw' and (case when e.state = 'played' and l.lot is not null
          and c.announced -> 'prizes' @> jsonb_build_array(jsonb_build_object('id', l.prize, 'kind', 'thanks'))
        then w.number is not null
        else (e.state = 'played' and l.lot is not null) <> (w.number is not null) end
        or w.prize <> l.prize
        or w.points is distinct from p.available_change - p.debt_change)`,
  },
  {
    name: 'a prize of a game that is held waits for somebody, and no other does',
    query: `
      select c.slug || ', entry ' || w.number || ': ' || w.state as found
      from game_win w join game_campaign c on c.id = w.campaign_id
        left join game_hold h on h.campaign_id = w.campaign_id and h.number = w.number
      where (w.state = 'held') is distinct from (h.number is not null and h.decision is null)
        or h.decision = 'refused' and w.state <> 'lapsed'`,
  },
  {
    name: 'a prize of a game that is sent has come as far as its steps say',
    query: `
      select c.slug || ', entry ' || w.number || ': ' || w.state as found
      from game_win w join game_campaign c on c.id = w.campaign_id
        left join game_claim_step s on s.campaign_id = w.campaign_id and s.number = w.number
      where w.state in ('won', 'contacted', 'papers', 'sent', 'received') and w.state is distinct from
        case when s.number is null then null when s.received_at is not null then 'received'
          when s.sent_at is not null then 'sent' when s.papers_at is not null then 'papers'
          when s.contacted_at is not null then 'contacted' else 'won' end`,
  },
  {
    name: 'a rank of a draw is scored by the secret that was told and the round that was fixed',
    query: `
      select c.slug || ', rank ' || r.rank as found
      from game_campaign c
        join game_draw d on d.campaign_id = c.id
        -- HMAC-SHA256 by its definition: PostgreSQL has it in an extension only.
        cross join lateral (
          select string_agg(set_byte('\\x00', 0, byte # 54), ''::bytea order by place) as inner_pad,
            string_agg(set_byte('\\x00', 0, byte # 92), ''::bytea order by place) as outer_pad
          from generate_series(0, 63) as place, lateral (select case when place < 32
            then get_byte(decode(c.revealed, 'hex'), place) else 0 end as byte) b) pads
        join game_rank r on r.campaign_id = c.id
        join game_entry e on e.campaign_id = c.id and e.number = r.number
        left join beacon_round b on b.chain = c.announced -> 'beacon' ->> 'hash' and b.round = d.round
        left join game_rank before on before.campaign_id = c.id and before.rank = r.rank - 1
      where c.revealed is not null and (
        r.score <> encode(sha256(outer_pad || sha256(inner_pad || convert_to(
          concat_ws('|', c.slug, r.number, e.hash, coalesce(b.randomness, '')), 'UTF8'))), 'hex')
        or before.score > r.score or (r.rank > 1 and before.rank is null) or e.state = 'cancelled')`,
  },
  {
    name: 'a draw was closed with its root, and ranked as many as there are',
    query: `
      select c.slug || ': ' || d.entries || ' entries' as found
      from game_draw d join game_campaign c on c.id = d.campaign_id
        join game_chain g on g.campaign_id = d.campaign_id
        cross join lateral (select count(*) as ranks, count(*) filter (where rank <= d.winners
            and state = 'reserve' or rank > d.winners and state <> 'reserve' and moved_up_for is null) as wrong
          from game_rank r where r.campaign_id = d.campaign_id) n
        cross join lateral (select coalesce(sum((lot ->> 'quantity')::int), 0) as wanted
          from jsonb_array_elements(c.announced -> 'lots') as l (lot)) p
      where g.closed_at is null or d.root <> g.head or d.entries <> g.entries - g.cancelled or n.wrong > 0
        or d.drawn_at is not null and (d.winners, n.ranks) is distinct from (least(p.wanted, d.entries),
          least(p.wanted + (c.announced ->> 'reserves')::int, d.entries))`,
  },
  {
    name: 'who was told to have won in a draw has what was won',
    query: `
      select c.slug || ', entry ' || r.number as found
      from game_rank r
        join game_draw d on d.campaign_id = r.campaign_id
        join game_campaign c on c.id = r.campaign_id
        left join game_win w on w.campaign_id = r.campaign_id and w.number = r.number
        left join point_entry p on p.kind = 'earn'
          and p.cause = 'game:' || r.campaign_id || ':' || r.number
      where case
        when r.state = 'reserve' or r.rank between 1 and d.winners - d.told then w.number is not null
        when c.announced -> 'prizes' @> jsonb_build_array(jsonb_build_object('id', r.prize, 'kind', 'thanks'))
          then w.number is not null
        -- Whoever was forgotten before the draw lost the prize without a win.
        when r.state = 'lapsed' and w.number is null then exists (select from game_entry e
          where e.campaign_id = r.campaign_id and e.number = r.number and e.phone is not null)
        else w.number is null or w.prize <> r.prize
          or w.points is distinct from p.available_change - p.debt_change end`,
  },
  {
    name: 'a turn at a counter is of an entry that was played, and came there or by staff',
    query: `
      select c.slug || ', entry ' || t.number || ' at ' || t.store_code as found
      from game_turn t join game_campaign c on c.id = t.campaign_id
        join game_entry e on e.campaign_id = t.campaign_id and e.number = t.number
      where e.state <> 'played' or e.store_code <> t.store_code`,
  },
  {
    name: 'a game has no more blanks than it says, but for entries of pharmacies with prizes of their own',
    query: `
      select c.slug || ': ' || g.blanks_drawn || ' of ' || g.blanks as found
      from game_chain g join game_campaign c on c.id = g.campaign_id
      where g.blanks_drawn > g.blanks and not jsonb_path_exists(c.announced, '$.lots[*].store')`,
  },
  {
    name: 'a settled game has nothing open, and gave what its figures say',
    query: `
      select c.slug as found from game_campaign c left join game_settlement s on s.campaign_id = c.id
      where c.state = 'settled' and (s.figures is null
        or exists (select from game_win w where w.campaign_id = c.id
          and w.state not in ('credited', 'received', 'lapsed'))
        or (select count(*) from game_win w where w.campaign_id = c.id and w.state in ('credited', 'received'))
          <> (select coalesce(sum((f ->> 'given')::int), 0) from jsonb_array_elements(s.figures -> 'prizes') f
            where not c.announced -> 'prizes' @>
              jsonb_build_array(jsonb_build_object('id', f -> 'id', 'kind', 'thanks'))))`,
  },
]
