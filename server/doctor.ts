import { sql } from 'kysely'
import { openingTexts } from '#domain/opening/texts.ts'
import { codeReportChecks, reportChecks } from './backoffice/index.ts'
import type { Context } from './context.ts'
import { counterChecks } from './counter/index.ts'
import { employeeChecks } from './employee/index.ts'
import { gameChecks } from './game/index.ts'
import { genuineChecks } from './genuine/index.ts'
import { giftChecks } from './gift/index.ts'
import { loyaltyChecks } from './loyalty/index.ts'
import { listReadiness } from './opening/index.ts'
import { orderChecks } from './order/index.ts'
import { paymentChecks } from './payment/index.ts'
import type { Check } from './platform/check.ts'
import type { Db } from './platform/db.ts'
import { purchaseChecks } from './purchase/index.ts'
import { reviewChecks } from './review/index.ts'
import { subscriptionChecks } from './subscription/index.ts'
import { stockChecks } from './stock/index.ts'
import { surveyChecks } from './survey/index.ts'
import { voucherChecks } from './voucher/index.ts'

export interface Finding {
  check: string
  /** What contradicts itself, as text for an operator. */
  found: string[]
}

/** What modules must agree on: an order's gifts, vouchers and points are where its state says. */
export const checksBetween: readonly Check[] = [
  {
    name: "an order's gifts are where the order is",
    query: `
      select o.code || ', gift ' || g.gift_id || ': ' || coalesce(e.state, 'none') as found
      from shop_order o join order_gift g on g.order_id = o.id
        left join gift_exchange e on e.cause = 'order:' || o.code and e.gift_id = g.gift_id
      where e.quantity is distinct from g.quantity or e.state is distinct from case
        when o.status = 'burning' then 'held' when o.status = 'cancelled' then 'returned'
        when g.kind = 'voucher' then 'given'
        when o.status in ('open', 'processing', 'pre_cancel') then 'burnt' else 'given' end`,
  },
  {
    name: "an order's vouchers are where the order is",
    query: `
      select o.code || ', voucher ' || v.code || ': ' || coalesce(u.state, 'none') as found
      from shop_order o join order_voucher v on v.order_id = o.id
        left join voucher_use u on u.cause = 'order:' || o.code
          and u.campaign_id = v.campaign_id and u.voucher_id is not distinct from v.voucher_id
      where u.saving is distinct from v.saving or u.state is distinct from case
        when o.status = 'cancelled' then 'released'
        when o.status in ('burning', 'open', 'processing', 'pre_cancel') then 'held'
        -- It comes back with the last of the goods that it was for.
        when o.status = 'completed' and not exists (select from order_line l
          where l.order_id = o.id and l.returned_quantity < l.quantity
            and (v.product_codes = '{}' or l.product_code = any(v.product_codes))) then 'released'
        else 'used' end`,
  },
  {
    name: 'an exchange of a cancelled order is returned',
    query: `
      select e.cause || ', gift ' || e.gift_id as found
      from gift_exchange e join shop_order o on e.cause = 'order:' || o.code
      where o.status = 'cancelled' and e.state <> 'returned'`,
  },
  {
    name: 'vouchers are held by running orders and used by orders that were handed over',
    query: `
      select u.cause || ': ' || u.state || ' while the order is ' || o.status as found
      from voucher_use u join shop_order o on u.cause = 'order:' || o.code
      where (u.state = 'held' and o.status not in ('burning', 'open', 'processing', 'pre_cancel'))
        or (u.state = 'used' and o.status in ('burning', 'open', 'processing', 'pre_cancel', 'cancelled'))
        -- A completed order gives back the voucher of goods that came back, a changed one what no longer applies.
        or (u.state = 'released' and o.changes = 0 and o.status not in ('cancelled', 'completed'))`,
  },
  {
    name: "an order's points are where the order is",
    query: `
      select o.code || ': ' || x.state as found
      from shop_order o join point_expectation x on x.cause = 'order-points:' || o.code
      where x.state <> case o.status when 'cancelled' then 'dropped'
        when 'completed' then 'credited' else 'waiting' end
        -- Of a deleted member's orders nothing is expected any more.
        and not (x.state = 'dropped' and o.erasure_asked_at is not null)`,
  },
  {
    name: 'money that came for an order is in its ledger as it came',
    query: `
      select 'receipt ' || r.id || ': ' || r.amount || ', ledger ' || coalesce(m.amount, 0) as found
      from payment_receipt r left join order_money m on m.receipt_id = r.id
      where m.amount <> r.amount or m.order_id <> r.order_id
        -- The event may still be on its way; the sweep comes every minute.
        or (m.id is null and r.received_at < now() - interval '10 minutes'
          and not exists (select from outbox_event e where e.topic = 'payment.received'
            and e.processed_at is null and e.payload->>'receiptId' = r.id::text))
      union all
      select 'entry ' || m.id || ' without receipt' from order_money m
      where m.kind = 'received' and m.receipt_id is null and m.cause like 'receipt:%'`,
  },
  {
    name: 'money that an order owes is on its way back, and what went back is in its ledger',
    query: `
      select coalesce(m.cause, r.cause) || ': owed ' || coalesce(m.amount, 0) || ', refund '
        || coalesce(r.amount, 0) as found
      from (select * from order_money where kind = 'owed') m
        full join (select * from refund where order_id is not null) r on r.cause = m.cause
      where m.amount is distinct from r.amount or m.order_id is distinct from r.order_id
      union all
      select m.cause || ': refunded ' || m.amount from order_money m
        left join refund r on r.cause = m.cause and r.state = 'done'
      where m.kind = 'refunded' and m.amount is distinct from r.amount`,
  },
  {
    name: "an order's parcel is where the order is",
    query: `
      select o.code || ': ' || s.state as found
      from shop_order o join shipment s on s.order_id = o.id
      where s.tracking_code is distinct from o.tracking_code
        or (o.status in ('completed', 'point_accumulating') and s.state <> 'delivered')
        or (o.status = 'cancelled' and s.state <> 'back')
        or o.status in ('burning', 'open', 'processing', 'pre_cancel')`,
  },
  {
    name: 'what is taken for an order is taken for one that exists',
    query: `
      select cause as found from (
        select cause from gift_exchange union select cause from voucher_use
        union select cause from stock_movement union select replace(cause, 'order-points:', 'order:')
        from point_expectation) taken
      where cause like 'order:%'
        and not exists (select from shop_order o where 'order:' || o.code = taken.cause)`,
  },
]

const checks: readonly Check[] = [
  ...stockChecks,
  ...orderChecks,
  ...employeeChecks,
  ...subscriptionChecks,
  ...loyaltyChecks,
  ...genuineChecks,
  ...paymentChecks,
  ...voucherChecks,
  ...giftChecks,
  ...counterChecks,
  ...surveyChecks,
  ...gameChecks,
  ...purchaseChecks,
  ...reviewChecks,
  ...reportChecks,
  ...codeReportChecks,
  ...checksBetween,
]

/** Proves the stored totals from the rows they summarise; empty when all is well. Changes nothing. */
export async function examine(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, query } of checks) {
    const { rows } = await sql.raw<{ found: string }>(`${query} limit 20`).execute(db)
    if (rows.length > 0) findings.push({ check: name, found: rows.map((row) => row.found) })
  }
  return findings
}

export const checkNames: readonly string[] = checks.map((check) => check.name)

/** What is missing before the shop sells, as the desk's checklist says it; a line of each. */
export async function reportReadiness(
  tools: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<string[]> {
  const items = await listReadiness(tools)
  return [
    openingTexts.title,
    ...items.map(({ key, isDone, isNeeded, detail }) => {
      const mark = isDone ? 'ok   ' : isNeeded ? 'CẦN  ' : 'nên  '
      return `${mark} ${openingTexts.items[key]}${detail ? `: ${detail}` : ''}`
    }),
  ]
}
