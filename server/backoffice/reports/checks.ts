import type { Check } from '../../platform/check.ts'
import { giftDays } from './offers/gift-days.ts'
import { voucherDays } from './offers/voucher-days.ts'
import { pointMoves } from './points/point-moves.ts'

const countedVouchers = `
  select campaign_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day from voucher_use
  union select campaign_id, (issued_at at time zone 'Asia/Ho_Chi_Minh')::date from voucher where account_id is not null
  union select campaign_id, (printed_at at time zone 'Asia/Ho_Chi_Minh')::date from voucher_print
  union select campaign_id, expires_on from voucher where state = 'free'`

const endedUntil = `coalesce((select ended_until from voucher_day_mark), '-infinity')`

/** What the days of reports say is what the rows say, but for what the next count will look at. */
export const reportChecks: readonly Check[] = [
  {
    name: 'a day of points is what its entries did',
    query: `
      select day || ', ' || move || ': counted ' || coalesce(d.points, 0) || ', entries ' || coalesce(e.points, 0)
        as found
      from point_day d full join (
        select day, programme_id, move, expires_month, sum(points) as points
        from (${pointMoves('true')}) as moved group by 1, 2, 3, 4) e
        using (day, programme_id, move, expires_month)
      where d.points is distinct from e.points
        and not exists (select from point_day_due due where due.day = coalesce(d.day, e.day))`,
  },
  {
    name: 'points that members have are what all days left',
    query: `
      select 'accounts ' || a.points || ', days ' || d.points as found
      from (select coalesce(sum(available + holding), 0) as points from loyalty_account) a,
        (select coalesce(sum(points), 0) as points from point_day) d
      where a.points <> d.points and not exists (select from point_day_due)`,
  },
  {
    name: 'a day of vouchers is what became of them',
    query: `
      select 'campaign ' || campaign_id || ', ' || day || ' ' || channel as found
      from voucher_day d full join (${voucherDays(countedVouchers, endedUntil)}) e
        using (day, campaign_id, channel)
      where (d.issued, d.unused, d.used, d.given_back, d.discount, d.orders, d.net)
          is distinct from (e.issued, e.unused, e.used, e.given_back, e.discount, e.orders, e.net)
        and not exists (select from order_day_due)
        and not exists (select from voucher_day_due due
          where due.campaign_id = coalesce(d.campaign_id, e.campaign_id) and due.day = coalesce(d.day, e.day))
        -- What ended since the last count, or got a day that has passed, is noted by it.
        and (coalesce(e.unused, 0) = coalesce(d.unused, 0) or coalesce(d.day, e.day) <= ${endedUntil})`,
  },
  {
    name: 'a day of gifts is what became of their exchanges',
    query: `
      select 'gift ' || gift_id || ', ' || day as found
      from gift_day d full join (${giftDays(`
        select distinct gift_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day from gift_exchange`)}) e
        using (day, gift_id)
      where (d.exchanged, d.delivered, d.returned, d.points, d.cost, d.uncosted) is distinct from
          (e.exchanged, coalesce(e.delivered, 0), e.returned, e.points, e.cost, coalesce(e.uncosted, 0))
        and not exists (select from gift_day_due due
          where due.gift_id = coalesce(d.gift_id, e.gift_id) and due.day = coalesce(d.day, e.day))`,
  },
]
