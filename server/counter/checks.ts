import type { Check } from '../platform/check.ts'

/** What must always be true of what pharmacies did. */
export const counterChecks: readonly Check[] = [
  {
    // Every row of both once; phones are forgotten after a month, sums are not.
    name: "a store's day is the sum of its entries and of the vouchers it used",
    query: `
      select coalesce(d.store_code, c.store_code) || ' on ' || coalesce(d.day, c.day) || ' by '
        || coalesce(d.store_user, c.store_user) || ': '
        || coalesce(row(d.earned, d.used, d.wrong, d.refused, d.points, d.offers, d.saved)::text, 'none')
        || ', counted '
        || coalesce(row(c.earned, c.used, c.wrong, c.refused, c.points, c.offers, c.saved)::text, 'none') as found
      from store_day d full join (
        select store_code, day, store_user, sum(earned) as earned, sum(used) as used, sum(wrong) as wrong,
          sum(refused) as refused, sum(points) as points, sum(offers) as offers, sum(saved) as saved
        from (
          select store_code, (attempted_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
            coalesce(store_user, '') as store_user,
            (earn_log_status(result) = 'earned')::int as earned,
            (earn_log_status(result) = 'used')::int as used,
            (earn_log_status(result) = 'wrong')::int as wrong,
            (earn_log_status(result) = 'refused')::int as refused, point as points,
            0 as offers, 0 as saved
          from code_attempt where store_code is not null
          union all
          select store_code, (used_at at time zone 'Asia/Ho_Chi_Minh')::date, store_user, 0, 0, 0, 0, 0,
            (state = 'used')::int, case when state = 'used' then saving else 0 end
          from store_voucher_log
        ) entry group by store_code, day, store_user
      ) c using (store_code, day, store_user)
      where row(d.earned, d.used, d.wrong, d.refused, d.points, d.offers, d.saved)
        is distinct from row(c.earned, c.used, c.wrong, c.refused, c.points, c.offers, c.saved)`,
  },
  {
    name: 'a voucher used at a counter is used for its log, and one taken back is given back',
    query: `
      select coalesce('log ' || l.id, u.cause) || ': ' || coalesce(l.state, 'none') || ', its use '
        || coalesce(u.state, 'none') as found
      from store_voucher_log l
        full join (select * from voucher_use where cause like 'counter:%') u on u.cause = 'counter:' || l.id
      where u.state is distinct from case l.state when 'used' then 'used' when 'cancelled' then 'released' end
        or u.saving is distinct from l.saving or u.campaign_id is distinct from l.campaign_id
        or u.voucher_id is distinct from l.voucher_id`,
  },
]
