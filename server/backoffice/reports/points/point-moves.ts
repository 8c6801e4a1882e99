/**
 * What entries of the ledger did to the points that members have, by the programme and the month of expiry of the
 * lots they came from or went to. A hold changes nothing: the points are the member's until they are spent, and
 * what is spent or released left its lots with the hold. `entries` narrows them by their alias `e`.
 */
export function pointMoves(entries: string): string {
  return `
  select e.id, e.account_id, e.cause, e.note, e.created_at,
    (e.created_at at time zone 'Asia/Ho_Chi_Minh')::date as day, ${move} as move,
    p.programme_id, p.expires_month, p.points
  from point_entry e cross join lateral (
    select coalesce(o.programme_id, 0) as programme_id,
      date_trunc('month', l.expires_on)::date as expires_month, sum(m.points) as points
    from (
      select lot_id, points from point_movement where entry_id = e.id
      union all
      select m.lot_id, m.points from point_entry h join point_movement m on m.entry_id = h.id
      where h.cause = e.cause and h.kind = 'hold' and e.kind in ('burn', 'release')
    ) m join point_lot l on l.id = m.lot_id join point_entry o on o.id = l.entry_id
    group by 1, 2 having sum(m.points) <> 0
  ) p
  where e.kind <> 'hold' and ${entries}`
}

const earned = `case
  when e.cause like 'code:%' then 'code'
  when e.cause like 'survey:%' then 'survey'
  when e.cause like 'game:%' then 'game'
  when e.cause like 'profile:%' then 'profile'
  when e.cause like 'order-points:%' then case when exists (
      select from shop_order s where s.code = substr(e.cause, 14) and s.order_type = 'points')
    then 'package' else 'order' end
  else 'otherEarned' end`

// What a gift is stays once somebody has taken it.
const redeemed = `coalesce((
  select case when bool_and(g.kind = 'gift') then 'gifts' when bool_and(g.kind = 'voucher') then 'vouchers'
    when count(*) > 0 then 'giftsAndVouchers' end
  from gift_exchange x join gift g on g.id = x.gift_id where x.cause = e.cause), 'otherRedeemed')`

const move = `case e.kind
  when 'earn' then ${earned}
  when 'burn' then ${redeemed}
  when 'adjust' then 'adjust'
  when 'expire' then 'expired'
  when 'release' then 'moved'
  else case when e.available_change > 0 then 'returned' when e.cause like '%:debt' then 'debt'
    else 'takenBack' end
  end`
