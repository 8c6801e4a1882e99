import type { Check } from '../platform/check.ts'

/** What a movement changes of what orders hold. */
export const reservedChange = `case kind when 'reserve' then quantity when 'release' then -quantity
  when 'consume' then -quantity else 0 end`

/** What a movement changes of what the shelf has; one by hand bears its own sign. */
export const onHandChange = `case when kind in ('receive', 'adjust', 'restock') then quantity
  when kind = 'consume' then -quantity else 0 end`

/** What a cause's movements leave of a product: reserved. */
export const reservedSum = `sum(${reservedChange})`

const onHandSum = `sum(${onHandChange})`

export const stockChecks: readonly Check[] = [
  {
    name: 'reserved stock is what its movements and holds add up to',
    query: `
      select 'product ' || s.product_id || ': reserved ' || s.reserved || ', movements ' || coalesce(m.sum, 0)
        || ', holds ' || coalesce(h.sum, 0) as found
      from stock s left join (
        select product_id, ${reservedSum} as sum from stock_movement group by product_id) m using (product_id)
      left join (select product_id, sum(quantity) as sum from stock_hold group by product_id) h using (product_id)
      where s.reserved <> coalesce(m.sum, 0) + coalesce(h.sum, 0)`,
  },
  {
    name: 'what is held for an order becomes one, or goes back',
    query: `
      select 'product ' || product_id || ': ' || quantity || ' for ' || cause as found
      from stock_hold where expires_at < now() - interval '5 minutes'`,
  },
  {
    name: 'stock on hand is what its movements add up to',
    query: `
      select 'product ' || s.product_id || ': on hand ' || s.on_hand || ', movements ' || coalesce(m.sum, 0) as found
      from stock s left join (
        select product_id, ${onHandSum} as sum from stock_movement group by product_id) m using (product_id)
      where s.on_hand <> coalesce(m.sum, 0)`,
  },
]
