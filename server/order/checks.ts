import type { Check } from '../platform/check.ts'
import { reservedSum } from '../stock/index.ts'
import { codeReturnCauseOf } from './causes.ts'
import { boardChecks } from './backoffice/checks.ts'
import { moneyChecks } from './payment/money-checks.ts'

/** Under which an order `o` holds stock, as `stockCauses` has them. */
const stockCausesOf = `array['order:' || o.code] || array(
  select 'order-change:' || o.code || ':' || n from generate_series(1, o.changes) as n)`

/** What an order has taken from the shelf and not put back. */
const gone = `sum(case kind when 'consume' then quantity when 'restock' then -quantity else 0 end)`

/** What must always be true of orders and the stock they take. */
export const orderChecks: readonly Check[] = [
  {
    name: 'every order that is not cancelled or shipped holds its stock',
    query: `
      select o.code as found from shop_order o join order_line l on l.order_id = o.id
      where o.status in ('burning', 'open', 'processing', 'pre_cancel')
      group by o.id, o.code, l.product_id
      having sum(l.quantity) <> coalesce((select ${reservedSum} from stock_movement m
        where m.cause = any(${stockCausesOf}) and m.product_id = l.product_id), 0)`,
  },
  {
    name: 'a cancelled order keeps no stock, a shipped one holds none',
    query: `
      select o.code || ', product ' || m.product_id as found
      from shop_order o join stock_movement m on m.cause = any(${stockCausesOf})
      where o.status not in ('burning', 'open', 'processing', 'pre_cancel')
      group by o.id, o.code, o.status, m.product_id
      having ${reservedSum} <> 0 or (o.status = 'cancelled' and ${gone} <> 0)`,
  },
  {
    name: 'an order costs what its lines add up to',
    query: `
      select o.code as found from shop_order o left join order_line l on l.order_id = o.id
      group by o.id having coalesce(sum(l.original_price * l.quantity), 0) <> o.goods_total
        or coalesce(sum((l.original_price - l.unit_price) * l.quantity), 0) <> o.goods_discount`,
  },
  {
    name: 'an order saves what its vouchers save',
    query: `
      select o.code as found from shop_order o left join order_voucher v on v.order_id = o.id
      group by o.id having coalesce(sum(v.saving), 0) <> o.voucher_savings`,
  },
  {
    name: 'an order costs the points of its gifts',
    query: `
      select o.code as found from shop_order o left join order_gift g on g.order_id = o.id
      group by o.id having coalesce(sum(g.point_cost * g.quantity), 0) <> o.point_cost`,
  },
  {
    name: 'an order is where its last change left it',
    query: `
      select o.code as found from shop_order o
      where o.status is distinct from (select c.status from order_status_change c
        where c.order_id = o.id order by c.id desc limit 1)`,
  },
  {
    name: 'an order has lines or gifts',
    query: `
      select o.code as found from shop_order o
      where not exists (select from order_line l where l.order_id = o.id)
        and not exists (select from order_gift g where g.order_id = o.id)`,
  },
  {
    name: 'the code of a box that came back has given its points back, and no other code has',
    query: `
      select coalesce(b.code_masked, e.cause) as found
      from order_return_code b full join (
        select * from point_entry where kind = 'reverse' and cause like 'code-return:%') e
        on e.cause = ${codeReturnCauseOf('b.code_hash')}
      where (b.point > 0 and e.id is null) or b.code_hash is null
        or survivor_account(e.account_id) <> b.account_id or e.debt_change - e.available_change <> b.point`,
  },
  ...moneyChecks,
  ...boardChecks,
]
