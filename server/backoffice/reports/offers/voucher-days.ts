import { onDays } from '../period.ts'

/**
 * What the use `u` took off in the order `o`, if it was in one: of several vouchers in an order the later ones what
 * is left, so that together they cost what the order says.
 */
export const takenOff = `case when o.id is null then u.saving else greatest(0, least(u.saving,
  o.goods_total - o.goods_discount - o.payment - coalesce((select sum(b.saving) from voucher_use b
    where b.cause = u.cause and b.state <> 'released' and b.id < u.id), 0))) end`

/**
 * Counted anew from the vouchers, series, uses and orders themselves, for pairs of `campaign_id` and `day` that
 * `pairs` gives; unused ones only of days until `endedUntil`. A voucher is of the day it was taken, whatever became
 * of it later.
 */
export function voucherDays(pairs: string, endedUntil: string): string {
  return `
  with pair as materialized (${pairs}), taken as (
    select p.day, u.campaign_id, u.cause,
      case when u.cause like 'counter:%' then 'counter' when o.taken_by is not null then 'telephone'
        else 'shop' end as channel,
      count(*) filter (where u.state <> 'released') as used,
      count(*) filter (where u.state = 'released') as given_back,
      coalesce(sum(${takenOff}) filter (where u.state <> 'released'), 0) as discount,
      max(o.payment - coalesce((select sum(r.amount) from order_return r where r.order_id = o.id), 0))
        as net
    from pair p cross join lateral (
      -- Whatever is guessed of the pairs: each is a look into the index, not a join of all uses.
      select * from voucher_use u where u.campaign_id = p.campaign_id
        and ${onDays('u.created_at', 'p.day', 'p.day')} offset 0) u
      left join lateral (
        select * from shop_order o where u.cause like 'order:%' and o.code = substr(u.cause, 7) offset 0) o
        on true
    group by p.day, u.campaign_id, u.cause, channel
  ), counted as (
    select day, campaign_id, channel, 0 as issued, 0 as unused, sum(used) as used,
      sum(given_back) as given_back, sum(discount) as discount,
      count(*) filter (where used > 0) as orders, coalesce(sum(net) filter (where used > 0), 0) as net
    from taken group by day, campaign_id, channel
    union all
    select p.day, p.campaign_id, '', made.issued, made.unused, 0, 0, 0, 0, 0
    from pair p cross join lateral (
      select (select count(*) from voucher v where v.campaign_id = p.campaign_id and v.account_id is not null
            and ${onDays('v.issued_at', 'p.day', 'p.day')})
          + (select coalesce(sum(s.printed), 0) from voucher_print s
            where s.campaign_id = p.campaign_id and ${onDays('s.printed_at', 'p.day', 'p.day')}) as issued,
        case when p.day <= ${endedUntil} then (select count(*) from voucher v where v.campaign_id = p.campaign_id
          and v.expires_on = p.day and v.state = 'free') else 0 end as unused
    ) made where made.issued + made.unused > 0
  )
  select day, campaign_id, channel, issued, unused, used, given_back, discount, orders, net from counted`
}
