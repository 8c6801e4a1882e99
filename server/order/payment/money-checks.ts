import type { Check } from '../../platform/check.ts'

/** The ledger of each order, summed up. */
const ledger = `(select order_id,
    coalesce(sum(amount) filter (where kind = 'charged'), 0) as charged,
    coalesce(sum(amount) filter (where kind = 'charged' and cause like 'letOff:%'), 0) as let_off,
    coalesce(sum(amount) filter (where kind = 'received'), 0) as received,
    coalesce(sum(amount) filter (where kind = 'owed'), 0) as owed,
    coalesce(sum(amount) filter (where kind = 'refunded'), 0) as refunded
  from order_money group by order_id)`

const figures = `m.charged || '/' || m.received || '/' || m.owed || '/' || m.refunded`

/** What must always be true of the money of orders (docs/rules/order-money.md). */
export const moneyChecks: readonly Check[] = [
  {
    name: 'an order is charged what it costs, a cancelled one nothing',
    query: `
      select o.code || ': ' || coalesce(m.charged, 0) as found
      from shop_order o left join ${ledger} m on m.order_id = o.id
        left join (select order_id, sum(amount) as amount from order_return group by order_id) r
          on r.order_id = o.id
      where coalesce(m.charged, 0) <> case o.status when 'cancelled' then 0
        else o.payment + o.shipping_fee + coalesce(m.let_off, 0) - coalesce(r.amount, 0) end`,
  },
  {
    name: 'a paid order has kept what it is charged, an unpaid one less',
    query: `
      select o.code || ', ' || o.payment_status || ': ' || ${figures} as found
      from shop_order o join ${ledger} m on m.order_id = o.id
      where o.status <> 'cancelled' and o.payment + o.shipping_fee > 0
        and (o.payment_status = 'open') <> (m.received - m.owed < m.charged)`,
  },
  {
    name: 'an order that waits for nothing but money has not all of it',
    query: `
      select o.code || ': ' || ${figures} as found
      from shop_order o join ${ledger} m on m.order_id = o.id
      where o.status = 'open' and m.received - m.owed >= m.charged`,
  },
  {
    name: 'an order under way or done that is paid in advance is paid',
    query: `
      select o.code as found from shop_order o
      where o.payment_method <> 'cash' and o.payment + o.shipping_fee > 0
        and o.status not in ('burning', 'open', 'cancelled') and o.payment_status = 'open'`,
  },
  {
    name: 'a cancelled order keeps no money',
    query: `
      select o.code || ': ' || ${figures} as found
      from shop_order o join ${ledger} m on m.order_id = o.id
      where o.status = 'cancelled' and m.received <> m.owed`,
  },
  {
    name: 'a cancelled order that had money is called given back, another not',
    query: `
      select o.code || ', ' || o.payment_status || ': ' || ${figures} as found
      from shop_order o join ${ledger} m on m.order_id = o.id
      where o.status = 'cancelled' and (o.payment_status = 'refund') <> (m.received > 0)`,
  },
  {
    name: 'no more cash is entered at the door than whoever carried the goods was told to take',
    query: `
      select o.code || ': ' || e.amount || ', told ' || o.cash_to_collect as found
      from order_money e join shop_order o on o.id = e.order_id
      where e.kind = 'received' and e.cause = 'cash:' || o.code and e.amount > o.cash_to_collect`,
  },
  {
    name: 'an order gives back no more than came, and pays back no more than it owes',
    query: `
      select o.code || ': ' || ${figures} as found
      from shop_order o join ${ledger} m on m.order_id = o.id
      where m.owed > m.received or m.refunded > m.owed or m.charged < 0
      union all
      select 'entry ' || s.id || ': ' || s.amount || ', owed ' || sum(e.amount)
      from order_money s join order_money e on e.source_id = s.id
      group by s.id having sum(e.amount) > s.amount or bool_or(e.order_id <> s.order_id)`,
  },
]
