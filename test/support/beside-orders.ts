import { Client } from 'pg'

/** Of every fifth order, so that tables are big and an order has one or two rows in each. */
const chosen = `(select * from shop_order where id % 5 = 0) as o`

const statements = [
  `insert into stock_movement (product_id, kind, quantity, cause, actor, created_at)
   select l.product_id, 'reserve', l.quantity, 'order:' || o.code, 'buyer', o.created_at
   from ${chosen} join order_line l on l.order_id = o.id on conflict do nothing`,
  `insert into message (dedupe_key, recipient, channel, template, body, status, sent_at)
   select 'order-placed:' || o.code, o.customer_phone, 'zalo', 'orderPlaced', '', 'sent', o.created_at
   from ${chosen}`,
  `insert into loyalty_account (loyalty_number, phone, created_at)
   select 'AL' || lpad(row_number() over ()::text, 10, '0'), phone, now()
   from (select distinct customer_phone as phone from ${chosen}) as known`,
  `insert into point_entry (account_id, kind, available_change, balance, cause, created_at)
   select a.id, 'earn', 30, 30, 'order-points:' || o.code, o.created_at
   from ${chosen} join loyalty_account a on a.phone = o.customer_phone`,
  `insert into order_note (order_id, actor, text, at)
   select o.id, 'staff:cskh', 'Đã gọi', o.created_at from ${chosen}`,
  `insert into payment (order_id, attempt_no, order_code, method, provider, reference, amount, state, created_at,
     expires_at, settled_at)
   select o.id, 1, o.code, 'domesticCard', 'vnpay', o.code || '-1', o.payment + 1, 'succeeded',
     o.created_at, o.created_at, o.created_at from ${chosen}`,
  `insert into bank_transaction (feed_id, account, amount, content, bank_reference, booked_at,
     received_at, raw, order_code, order_id, state)
   select 'f' || o.id, '0123456789', o.payment + 1, 'AL' || o.code || ' chuyen tien', 'FT' || o.id,
     o.created_at, o.created_at, '{}', o.code, o.id, 'matched' from ${chosen}`,
  `insert into payment_receipt (order_id, amount, cause, bank_transaction_id, received_at)
   select t.order_id, t.amount, 'bank:' || t.id, t.id, t.received_at from bank_transaction t`,
  `insert into refund (order_id, order_code, receipt_id, method, amount, reason, cause, state,
     created_at, done_at, proof)
   select r.order_id, t.order_code, r.id, 'transfer', r.amount, 'cancelled', 'refund:' || r.id,
     case when r.id % 3 = 0 then 'byHand' else 'done' end, r.received_at,
     case when r.id % 3 = 0 then null else r.received_at end, 'FT' || r.id
   from payment_receipt r join bank_transaction t on t.id = r.bank_transaction_id`,
  `insert into shipment (order_id, unit, tracking_code, created_at)
   select o.id, 'ECO', 'ECO' || o.code, o.created_at from ${chosen}`,
  `insert into audit_entry (at, staff, action, subject_kind, subject_id)
   select o.created_at, 'kho', 'Giao cho đơn vị vận chuyển', 'order', o.code from ${chosen}`,
]

/** Rows of everything that the back office shows with orders, for every fifth of those that are there. */
export async function fillBesideOrders(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
