import type { Check } from '../platform/check.ts'

/** What must always be true of reviews. */
export const reviewChecks: readonly Check[] = [
  {
    name: "a product's rating is what its reviews say",
    query: `
      select p.product_code || ': ' || coalesce(p.rating::text, 'none') as found
      from product p left join (
        select product_id, round(avg(stars), 1) as mean, count(*) as count from product_review
        where state <> 'withdrawn' group by product_id) r on r.product_id = p.id
      where p.rating is distinct from r.mean or p.rating_count <> coalesce(r.count, 0)`,
  },
  {
    name: 'a review is of its own order line, and its writer the buyer',
    query: `
      select r.id::text as found
      from product_review r join order_line l using (order_id, line_no)
        join shop_order o on o.id = r.order_id
      where l.product_id <> r.product_id
        or r.member_id is not null and o.member_id is not null and o.member_id <> r.member_id`,
  },
]
