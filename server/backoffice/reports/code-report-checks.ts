import type { Check } from '../../platform/check.ts'

const vietnamDay = (column: string) => `(${column} at time zone 'Asia/Ho_Chi_Minh')::date`

/** That what reports read is what a plain count finds, but for what the jobs have yet to count. */
export const codeReportChecks: readonly Check[] = [
  {
    name: "a day's codes are counted as they were entered",
    query: `
      select coalesce(d.day, c.day) || ', ' || coalesce(d.part, c.part) || ' ' || coalesce(d.key, c.key) || ', '
        || coalesce(d.outcome, c.outcome) || ': says ' || coalesce(d.tries, 0) || ', has ' || coalesce(c.tries, 0)
        as found
      from code_day d full join (
        select p.part, ${vietnamDay('a.attempted_at')} as day, p.key,
          code_outcome(a.result, coalesce(b.recalled_at <= a.attempted_at, false)) as outcome,
          count(*) as tries, count(*) filter (where a.suspicious) as suspicious
        from code_attempt a left join code_batch b on b.id = a.batch_id
          cross join lateral (values ('channel', a.channel), ('batch', coalesce(a.batch_id::text, '')),
            ('store', coalesce(a.store_code, ''))) as p (part, key)
        group by 1, 2, 3, 4) c using (part, day, key, outcome)
      where row(d.tries, d.suspicious)::text is distinct from row(c.tries, c.suspicious)::text
        and coalesce(d.day, c.day) not in (select day from code_day_due)`,
  },
  {
    name: "a day's counterfeit reports are counted as they were sent",
    query: `
      select coalesce(d.day, c.day) || ': says ' || coalesce(d.reports, 0) || ', has ' || coalesce(c.reports, 0)
        as found
      from code_report_day d full join (
        select ${vietnamDay('created_at')} as day, coalesce(province, 0) as province,
          coalesce(batch_id, 0) as batch_id, count(*) as reports,
          count(*) filter (where state = 'counterfeit') as confirmed
        from counterfeit_report group by 1, 2, 3) c using (day, province, batch_id)
      where row(d.reports, d.confirmed)::text is distinct from row(c.reports, c.confirmed)::text
        and coalesce(d.day, c.day) not in (select day from code_day_due)`,
  },
  {
    name: 'every order of somebody stands with its buyer',
    query: `
      select o.code as found from shop_order o left join cohort_order c on c.order_id = o.id
      where c.order_id is null and o.order_type <> 'points'
        and exists (select from customer p where p.phone = o.customer_phone or p.member_id = o.member_id)
        and not exists (select from cohort_order_due d where d.order_id = o.id)`,
  },
  {
    name: 'cohorts are as their orders say',
    query: `
      with orders as (
        select c.customer_id, o.id, o.order_type, o.taken_by, date_trunc('month', ${vietnamDay('o.created_at')})::date
            as month,
          o.payment - coalesce((select sum(amount) from order_return r where r.order_id = o.id), 0) as net,
          row_number() over w as nth, first_value(o.id) over w as first_id
        from cohort_order c join shop_order o on o.id = c.order_id where o.status <> 'cancelled'
        window w as (partition by c.customer_id order by o.created_at, o.id)
      ), placed as (
        select o.*, f.month as first_month, s.split, s.key
        from orders o join orders f on f.id = o.first_id cross join lateral (
          select 'all' as split, '' as key
          union all select 'channel', case when f.order_type = 'vaccine' then 'vaccine'
            when f.taken_by is not null then 'phone' else 'web' end
          union all (select distinct 'product', l.product_id::text from order_line l where l.order_id = f.id)
          union all (select distinct 'brand', p.brand_id::text
            from order_line l join product p on p.id = l.product_id where l.order_id = f.id)) as s
      )
      select coalesce(d.split, c.split) || ' ' || coalesce(d.key, c.key) || ', '
        || coalesce(d.first_month, c.first_month) || ' in ' || coalesce(d.month, c.month) || ': says '
        || coalesce(d.customers, 0) || ', has ' || coalesce(c.customers, 0) as found
      from cohort_cell d full join (
        select split, key, first_month, month, count(distinct customer_id) as customers,
          count(*) filter (where nth = 2) as again, sum(net) as net
        from placed group by 1, 2, 3, 4) c using (split, key, first_month, month)
      where row(d.customers, d.again, d.net)::text is distinct from row(c.customers, c.again, c.net)::text
        and not exists (select from cohort_order_due) and not exists (select from cohort_cell_due)`,
  },
]
