import { sql } from 'kysely'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { listDueRefunds } from '../refund-queries.ts'
import { insertRejection } from '../rejection-queries.ts'
import { expireUnasked, listToAsk } from '../sweep-queries.ts'
import { listOfOrders } from '../order-view-queries.ts'
import { countRefunds, listRefundRows } from './refund-list-queries.ts'
import { readSearch } from './search.ts'
import { countTransfers, listTransfers } from './transfer-list-queries.ts'

const rows = 10_000
let shop: TestShop

/** Some years of payments. */
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.ctx
  await sql`
    insert into shop_order (code, status, payment_method, customer_phone, receiver_name,
      receiver_phone, pickup_branch, goods_total, goods_discount, payment, shipping_fee, created_at)
    select 'DH261121' || upper(lpad(to_hex(n), 6, '0')), 'open', 'domesticCard', '0901234567',
      md5(n::text), '0901234567', 'HNI', 1000 + n, 0, 1000 + n, 0, now()
    from generate_series(1, ${sql.lit(rows)}) as n`.execute(db)
  await sql`
    insert into payment (order_id, order_code, attempt_no, method, provider, reference, amount,
      state, provider_date, created_at, expires_at, ask_at, settled_at, failure)
    select id, code, 1, 'domesticCard', 'vnpay', code || '1', payment,
      case when id % 1000 = 0 then 'open' else 'failed' end, '', now(), now(),
      case when id % 1000 = 0 then now() end, case when id % 1000 <> 0 then now() end, '24'
    from shop_order`.execute(db)
  await sql`
    insert into bank_transaction (feed_id, account, amount, content, bank_reference, booked_at,
      received_at, raw, order_code, order_id, state)
    select id, '0011', payment, 'NGUYEN VAN ' || md5(id::text) || ' chuyen tien', 'FT' || id,
      now(), now(), '{}', code, id,
      (array['matched', 'matched', 'matched', 'matched', 'matched', 'partial'])[1 + id % 6]
    from shop_order`.execute(db)
  await sql`
    insert into payment_receipt (order_id, amount, cause, bank_transaction_id, received_at)
    select order_id, amount, 'bank:' || id, id, now() from bank_transaction`.execute(db)
  await sql`
    insert into refund (order_id, order_code, receipt_id, method, amount, reason, cause, state,
      created_at, next_try_at, done_at, proof, done_by)
    select r.order_id, o.code, r.id, 'transfer', r.amount, 'cancelled', 'c:' || r.id,
      case when o.id % 1000 = 0 then 'sending' else 'done' end, now(),
      case when o.id % 1000 = 0 then now() end, case when o.id % 1000 <> 0 then now() end,
      md5(r.id::text), 'vnpay'
    from payment_receipt r join shop_order o on o.id = r.order_id`.execute(db)
  await sql`
    insert into refund_account (refund_id, asks, asked_at) select id, 1, now() from refund`.execute(
    db,
  )
  await sql`
    insert into payment_rejection (provider, reason, raw, at)
    select 'vnpay', 'signature', '', now() - n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows)}) as n`.execute(db)
  // Also empties what trigram indexes still have to take in.
  await sql`vacuum analyze`.execute(db)
})
afterAll(() => shop.close())

const at = new Date('2026-11-21T09:00:00+07:00')
const page = { state: null, before: null, limit: 31 }
const found = (text: string) => ({ ...page, search: readSearch(text) })

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['transfers', (db) => listTransfers(db, { ...page, search: null })],
  ['transfers of a state', (db) => listTransfers(db, { ...page, state: 'partial', search: null })],
  ['transfers further on', (db) => listTransfers(db, { ...page, before: 9000, search: null })],
  ['transfers by code', (db) => listTransfers(db, found('DH2611210002'))],
  ['transfers by amount', (db) => listTransfers(db, found('12.345'))],
  ['transfers by words', (db) => listTransfers(db, found('c20ad4d76fe97759'))],
  ['how many transfers', (db) => countTransfers(db, 1000)],
  ['refunds', (db) => listRefundRows(db, { ...page, search: null })],
  ['refunds of a state', (db) => listRefundRows(db, { ...page, state: 'sending', search: null })],
  ['refunds by code', (db) => listRefundRows(db, found('DH2611210002'))],
  ['refunds by amount', (db) => listRefundRows(db, found('12.345'))],
  ['refunds by proof', (db) => listRefundRows(db, found('c20ad4d76fe97759'))],
  ['how many refunds', (db) => countRefunds(db, 1000)],
  ['payments to ask about', (db) => listToAsk(db, { provider: 'vnpay', at, limit: 50 })],
  ['payments to end', (db) => expireUnasked(db, { provider: 'cybersource', at, limit: 50 })],
  ['refunds to make', (db) => listDueRefunds(db, at, 50)],
  ['payments of orders', (db) => listOfOrders(db, [1, 2, 3])],
  [
    'rejections of an hour',
    (db) => insertRejection(db, { provider: 'bank', reason: '', raw: '', address: '', at }, 1000),
  ],
])('%s are found by an index', async (_, ask) => {
  expect(await scannedWhole(ask)).toEqual([])
})

/** The tables that a query reads from end to end. */
async function scannedWhole(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: CompiledQuery[] = []
  const noting = {
    executeQuery: async (query: CompiledQuery) => {
      asked.push(query)
      return { rows: [] }
    },
  }
  await ask(noting as unknown as Db)
  const [query] = asked
  const { rows: plan } = await shop.ctx.pool.query<{ 'QUERY PLAN': string }>(
    `explain ${query!.sql}`,
    [...query!.parameters],
  )
  return plan.map((line) => line['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))
}
