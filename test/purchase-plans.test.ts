import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#domain/contract.ts'
import * as api from '#domain/purchase/api.ts'
import type { SignedInPharmacy } from '#server/context.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { countRead, explain, recordStatements, type Statement } from './support/explained.ts'
import { callAsPharmacy } from './support/loyalty.ts'
import { fillPurchases, openPharmacy } from './support/purchases.ts'

const purchases = 20_000
/** What a page may take out of the table itself, however much the pharmacy wrote down. */
const maxTaken = 300

let shop: TestShop
let client: Client
let pharmacy: SignedInPharmacy
let statements: Statement[]

beforeAll(async () => {
  shop = await openTestShop()
  pharmacy = await openPharmacy(shop)
  await fillPurchases(shop, { mine: pharmacy, other: await openPharmacy(shop), count: purchases })
  client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  statements = recordStatements(shop.ctx.pool)
})
afterAll(async () => {
  await client.end()
  await shop.close()
})

const { listPurchases, listPurchaseCustomers, listReminders } = api
const asked: Record<string, [Endpoint, object]> = {
  'the newest purchases': [listPurchases, {}],
  'the last page of them': [listPurchases, { page: 900 }],
  'purchases of a phone': [listPurchases, { keyword: '0900007919' }],
  'purchases by the end of a phone': [listPurchases, { keyword: '7919' }],
  'purchases by a name that many have': [listPurchases, { keyword: 'lan' }],
  'purchases by a name that nobody has': [listPurchases, { keyword: 'Quỳnh Như' }],
  'purchases of some days': [listPurchases, { from: '2026-05-01', to: '2026-05-07' }],
  customers: [listPurchaseCustomers, {}],
  'customers by a name': [listPurchaseCustomers, { keyword: 'Hạnh' }],
  'one customer': [listPurchaseCustomers, { keyword: '0900007919' }],
  'reminders of a phone': [listReminders, { state: 'all', keyword: '0900007919' }],
}

test.each(Object.keys(asked))('of many purchases, %s', async (name) => {
  const [endpoint, input] = asked[name]!
  statements.length = 0
  await callAsPharmacy(shop, endpoint, input, { pharmacy })
  const read = statements.filter(({ text }) => text.includes('store_purchase'))
  expect(read.length).toBeGreaterThan(0)
  for (const statement of read) {
    const whole = (await explain(client, statement)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'store_purchase',
    )
    expect(whole, statement.text).toEqual([])
    for (const { table, way, rows } of await countRead(client, statement)) {
      const max = way === 'Index Only Scan' ? purchases + 1 : maxTaken
      expect(rows, `${way} of ${table}: ${statement.text}`).toBeLessThan(max)
    }
  }
})
