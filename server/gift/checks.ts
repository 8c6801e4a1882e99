import type { Check } from '../platform/check.ts'

/** What an exchange still stands for: nothing once returned, except used reward vouchers. */
const standing = `case e.state when 'returned' then e.kept else e.quantity end`

/** What must always be true of gifts, their exchanges and the points paid for them. */
export const giftChecks: readonly Check[] = [
  {
    name: 'reserved gifts are those that exchanges hold',
    query: `
      select 'gift ' || g.id || ': reserved ' || g.reserved || ', exchanges ' || coalesce(m.sum, 0) as found
      from gift g left join (
        select e.gift_id, sum(e.quantity) as sum from gift_exchange e
        where e.state in ('held', 'burnt') group by e.gift_id) m on m.gift_id = g.id
      where g.reserved <> coalesce(m.sum, 0)`,
  },
  {
    name: 'the stock of a gift is what its movements leave',
    query: `
      select 'gift ' || g.id || ': on hand ' || g.on_hand || ', movements ' || coalesce(m.sum, 0) as found
      from gift g left join (
        select m.gift_id, sum(m.change) as sum from gift_movement m group by m.gift_id) m
        on m.gift_id = g.id
      where g.on_hand <> coalesce(m.sum, 0)`,
  },
  {
    name: 'a gift counts its exchanges rightly',
    query: `
      select 'gift ' || g.id || ': counted ' || g.exchanged || ', exchanges ' || coalesce(m.sum, 0) as found
      from gift g left join (
        select e.gift_id, sum(${standing}) as sum from gift_exchange e group by e.gift_id) m
        on m.gift_id = g.id
      where g.exchanged <> coalesce(m.sum, 0)`,
  },
  {
    name: "a member's gifts are counted rightly",
    query: `
      select 'gift ' || gift_id || ', account ' || account_id as found
      from gift_holder h full join (
        select e.gift_id, e.account_id, sum(${standing}) as sum from gift_exchange e
        group by e.gift_id, e.account_id) m using (gift_id, account_id)
      where coalesce(h.taken, 0) <> coalesce(m.sum, 0)`,
  },
  {
    name: "a member's points in a promotion are counted rightly",
    query: `
      select 'promotion ' || promotion_id || ', account ' || account_id as found
      from promotion_holder h full join (
        select e.promotion_id, e.account_id, sum(e.point_cost * ${standing}) as sum
        from gift_exchange e group by e.promotion_id, e.account_id) m
        using (promotion_id, account_id)
      where coalesce(h.points, 0) <> coalesce(m.sum, 0)`,
  },
  {
    name: 'an exchange took the points it costs',
    query: `
      with paid as (
        select p.cause, -sum(p.available_change) as points, sum(p.holding_change) as holding
        from point_entry p
        where p.kind in ('hold', 'burn', 'release', 'reverse')
          and (p.cause like 'order:%' or p.cause like 'exchange:%')
          and p.cause not like '%:debt'
        group by p.cause
      ), owed as (
        select e.cause, sum(e.point_cost * ${standing}) as points,
          sum(e.point_cost * e.quantity) filter (where e.state = 'held') as holding
        from gift_exchange e group by e.cause
      )
      select cause || ': paid ' || coalesce(paid.points, 0) || ', costs ' || coalesce(owed.points, 0) as found
      from paid full join owed using (cause)
      where coalesce(paid.points, 0) <> coalesce(owed.points, 0)
        or coalesce(paid.holding, 0) <> coalesce(owed.holding, 0)`,
  },
]
