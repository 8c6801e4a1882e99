import type { Check } from '../platform/check.ts'

/** What a cause's movements leave of a product: reserved. */
export const reservedSum = `sum(case kind when 'reserve' then quantity when 'release' then -quantity
  when 'consume' then -quantity else 0 end)`

export const stockChecks: readonly Check[] = [
  {
    name: 'reserved stock is what its movements add up to',
    query: `
      select 'product ' || s.product_id || ': reserved ' || s.reserved || ', movements ' || coalesce(m.sum, 0) as found
      from stock s left join (
        select product_id, ${reservedSum} as sum from stock_movement group by product_id) m using (product_id)
      where s.reserved <> coalesce(m.sum, 0)`,
  },
]
