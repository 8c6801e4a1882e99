import type { Check } from '../../platform/check.ts'

const termsOf = 'order_terms(o.receiver_words, o.customer_phone, o.receiver_phone)'

/** What must always be true of the terms by which orders are found. */
export const boardChecks: readonly Check[] = [
  {
    name: 'an order is found by the words of its name and the ends of its phones',
    query: `
      select o.code || ': ' || w.term as found from shop_order o, ${termsOf} as w (term)
      where not exists (select from order_term t
        where t.term = w.term and t.created_at = o.created_at and t.order_id = o.id)`,
  },
  {
    name: 'an order is found by nothing else',
    query: `
      select t.order_id || ': ' || t.term as found from order_term t
        left join shop_order o on o.id = t.order_id and o.created_at = t.created_at
      where o.id is null or t.term not in (select ${termsOf})`,
  },
]
