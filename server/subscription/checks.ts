import type { Check } from '../platform/check.ts'

/** What must always be true of subscriptions. */
export const subscriptionChecks: readonly Check[] = [
  {
    name: 'a standing order that does not run has no open cycle',
    query: `
      select 'standing order ' || s.id as found
      from standing_order s join standing_cycle c on c.standing_order_id = s.id
      where c.outcome = 'announced' and s.state <> 'active'`,
  },
  {
    name: "a cycle's order is its member's, of its product",
    query: `
      select c.order_code as found
      from standing_cycle c join standing_order s on s.id = c.standing_order_id
        join shop_order o on o.code = c.order_code
      where (o.member_id <> s.member_id and o.erased_at is null)
        or not exists (select from order_line l
          where l.order_id = o.id and l.product_id = s.product_id)`,
  },
]
