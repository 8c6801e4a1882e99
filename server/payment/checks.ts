import type { Check } from '../platform/check.ts'

/** What must always be true of money that came and goes back. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'each payment by card that succeeded has its one receipt, others have none',
    query: `
      select p.reference || ': ' || p.state || ', receipts of ' || coalesce(sum(r.amount), 0) as found
      from payment p left join payment_receipt r on r.payment_id = p.id
      group by p.id
      having count(r.id) <> case p.state when 'succeeded' then 1 else 0 end
        or coalesce(sum(r.amount), 0) <> case p.state when 'succeeded' then p.amount else 0 end
        or count(*) filter (where r.order_id <> p.order_id) > 0`,
  },
  {
    name: 'each payment that has settled says when, and what was heard of it',
    query: `
      select p.reference || ': ' || p.state as found from payment p
      where (p.state = 'open') <> (p.settled_at is null)
        or (p.state = 'succeeded') <> exists (select from payment_event e
          where e.payment_id = p.id and e.verdict = 'applied')
        or (p.state in ('failed', 'expired', 'review') and p.failure is null)`,
  },
  {
    name: 'each transfer that was counted for an order has its one receipt, others have none',
    query: `
      select 'transfer ' || t.id || ': ' || t.state || ', receipts of ' || coalesce(sum(r.amount), 0) as found
      from bank_transaction t left join payment_receipt r on r.bank_transaction_id = t.id
      group by t.id
      having count(r.id) > 1 or (count(r.id) = 1) <> (t.order_id is not null)
        or (count(r.id) = 0 and t.state in ('matched', 'partial', 'excess', 'double', 'late'))
        or (count(r.id) = 1 and t.state in ('new', 'unmatched'))
        or count(*) filter (where r.amount <> t.amount or r.order_id <> t.order_id) > 0`,
  },
  {
    name: 'a transfer is settled by somebody, or not settled',
    query: `
      select 'transfer ' || id || ': ' || state as found from bank_transaction
      where (state = 'resolved') <> (resolution is not null and resolved_by is not null
        and resolved_at is not null)`,
  },
  {
    name: 'no more goes back than came',
    query: `
      select 'receipt ' || r.id || ': ' || r.amount || ', back ' || sum(f.amount) as found
      from payment_receipt r join refund f on f.receipt_id = r.id
      group by r.id having sum(f.amount) > r.amount
      union all
      select 'transfer ' || t.id || ': ' || t.amount || ', back ' || sum(f.amount)
      from bank_transaction t join refund f on f.bank_transaction_id = t.id
      group by t.id having sum(f.amount) > t.amount
        or exists (select from payment_receipt r where r.bank_transaction_id = t.id)`,
  },
  {
    name: 'a refund is of money of its own order, and by the way on which that came',
    query: `
      select f.cause as found from refund f join payment_receipt r on r.id = f.receipt_id
        left join payment p on p.id = r.payment_id
      where r.order_id is distinct from f.order_id or (f.method = 'cash')
        or (p.id is not null and p.method <> f.method)
        or (p.id is null and f.method not in ('transfer', 'qrCode'))`,
  },
  {
    name: 'a refund that is done says how and by whom',
    query: `
      select cause as found from refund
      where (state = 'done') <> (coalesce(proof, '') <> '' and coalesce(done_by, '') <> '')`,
  },
]
