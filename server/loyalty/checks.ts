import type { Check } from '../platform/check.ts'

/** What must always be true of points: every stored sum is what the ledger says. */
export const loyaltyChecks: readonly Check[] = [
  {
    name: 'points by hand are in the ledger when they were carried out, and only then',
    query: `
      select 'adjustment ' || coalesce(j.id::text, e.cause) as found
      from (select * from point_adjustment where state = 'done') j full join (
        select * from point_entry where kind = 'adjust' and cause like 'adjust:desk:%') e
        on e.cause = 'adjust:desk:' || j.id
      where j.id is null or e.id is null or e.available_change <> j.points
        or e.account_id <> j.account_id`,
  },
  {
    name: 'a membership is locked while a lock of it is open, and only then',
    query: `
      select 'account ' || a.id || ': ' || a.status as found
      from loyalty_account a left join membership_lock k on k.account_id = a.id and k.ended_at is null
      where (a.status = 'locked') <> (k.id is not null)`,
  },
  {
    name: "an account's points are what its entries add up to",
    query: `
      select 'account ' || a.id || ': ' || a.available || '/' || a.holding || '/' || a.debt
        || ', entries ' || s.available || '/' || s.holding || '/' || s.debt as found
      from loyalty_account a cross join lateral (
        select coalesce(sum(available_change), 0) as available,
          coalesce(sum(holding_change), 0) as holding, coalesce(sum(debt_change), 0) as debt
        from point_entry e where e.account_id = a.id) s
      where (a.available, a.holding, a.debt) <> (s.available, s.holding, s.debt)`,
  },
  {
    name: 'points that can be spent are what is left in the lots',
    query: `
      select 'account ' || a.id || ': ' || a.available || ', lots ' || coalesce(l.sum, 0) as found
      from loyalty_account a left join (
        select account_id, sum(remaining) from point_lot where remaining > 0 group by account_id) l
        on l.account_id = a.id
      where a.available <> coalesce(l.sum, 0)`,
  },
  {
    name: 'what is left in a lot is what its movements leave',
    query: `
      select 'lot ' || l.id || ': ' || l.remaining || ', movements ' || coalesce(m.sum, 0) as found
      from point_lot l left join (
        select lot_id, sum(points) from point_movement group by lot_id) m on m.lot_id = l.id
      where l.remaining <> coalesce(m.sum, 0)`,
  },
  {
    name: 'an entry moves in lots of its account what it changes',
    query: `
      select 'entry ' || e.id || ': ' || e.available_change || ', movements '
        || coalesce(m.sum, 0) as found
      from point_entry e left join (
        select m.entry_id, sum(m.points), min(l.account_id) as first, max(l.account_id) as last
        from point_movement m join point_lot l on l.id = m.lot_id group by m.entry_id) m
        on m.entry_id = e.id
      where e.available_change <> coalesce(m.sum, 0)
        or m.first <> e.account_id or m.last <> e.account_id`,
  },
  {
    name: 'every entry leaves the balance that it says',
    query: `
      select 'entry ' || id || ': balance ' || balance || ', sum ' || sum as found
      from (select id, balance, sum(available_change) over (partition by account_id order by id) as sum
        from point_entry) e
      where balance <> sum`,
  },
  {
    name: 'what is held is neither spent nor released, and only held points are',
    query: `
      select cause as found from point_entry
      group by cause, account_id
      having sum(holding_change) < 0 or count(*) filter (where kind in ('burn', 'release')) > 1
        or (count(*) filter (where kind in ('burn', 'release')) > 0 and sum(holding_change) <> 0)
      union all
      select r.cause from point_entry r join point_entry h on h.cause = r.cause and h.kind = 'hold'
        left join point_entry b on b.cause = r.cause and b.kind = 'burn'
      where r.kind = 'reverse' and r.available_change > coalesce(-b.holding_change, 0)`,
  },
  {
    name: 'a standing is what was earned in its programme',
    query: `
      select 'account ' || account_id || ' in programme ' || programme_id || ': '
        || coalesce(s.earned, 0) || ', entries ' || coalesce(e.earned, 0) as found
      from loyalty_standing s full join (
        select account_id, programme_id, sum(available_change - debt_change) as earned
        from point_entry where programme_id is not null group by account_id, programme_id) e
        using (account_id, programme_id)
      where coalesce(s.earned, 0) <> coalesce(e.earned, 0)`,
  },
  {
    name: 'whoever owes points has none to spend',
    query: `
      select 'account ' || id || ': ' || available || ', owed ' || debt as found
      from loyalty_account where available > 0 and debt > 0`,
  },
  {
    name: 'expected points are earned exactly when they were credited',
    query: `
      select x.cause as found from point_expectation x
        left join point_entry e on e.cause = x.cause and e.kind = 'earn'
      where (x.state = 'credited') <> (e.id is not null)
        or e.account_id <> x.account_id or e.available_change <> x.points`,
  },
]
