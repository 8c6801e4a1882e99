import { onDays } from '../period.ts'

/** Counted anew from the exchanges, for pairs of `gift_id` and `day` that `pairs` gives; each is of the day it began. */
export function giftDays(pairs: string): string {
  return `
  with pair as materialized (${pairs})
  select p.day, x.gift_id, sum(s.pieces) as exchanged,
    sum(x.quantity) filter (where x.state = 'given') as delivered, sum(x.quantity - s.pieces) as returned,
    sum(s.pieces * x.point_cost) as points, sum(s.pieces * coalesce(x.unit_cost, 0)) as cost,
    sum(s.pieces) filter (where x.unit_cost is null and g.kind = 'gift') as uncosted
  from pair p cross join lateral (
      select * from gift_exchange x where x.gift_id = p.gift_id
        and ${onDays('x.created_at', 'p.day', 'p.day')} offset 0) x
    join gift g on g.id = x.gift_id
    cross join lateral (
      select case when x.state = 'returned' then x.kept else x.quantity end as pieces) s
  group by p.day, x.gift_id`
}
