import { Client } from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBackofficeProducts } from '#domain/catalog/backoffice/api.ts'
import { searchBackoffice } from '#domain/backoffice/api.ts'
import type { Input } from '#domain/contract.ts'
import * as customers from '#domain/customer/backoffice/api.ts'
import * as customerParts from '#domain/customer/backoffice/sections.ts'
import * as api from '#domain/order/backoffice/api.ts'
import { listBankTransactions, listRefunds } from '#domain/payment/backoffice/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { fillBesideOrders } from './support/beside-orders.ts'
import { countRead, explain, recordStatements, type Statement } from './support/explained.ts'
import { fillOrders } from './support/many-orders.ts'
import { addStock } from './support/stock.ts'
import { staffHeaders } from './support/staff.ts'

/** Enough that reading it whole is the worse way, whatever is looked for. */
const placed = 30_000
/** A table with more rows than this is not read from end to end. */
const big = 2000
/** A query looks at so many rows of a table at most, however many there are. */
const maxRead = 20_000

let shop: TestShop
let client: Client
let headers: Record<string, string>
let bigTables: Set<string>
let statements: Statement[]

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await addStock(
    shop.ctx.db,
    Array.from({ length: 40 }, (_, nth) => ({
      code: `SP${nth}`,
      price: 90_000 + nth * 17_000,
      was: 900_000,
    })),
  )
  await fillOrders(shop.databaseUrl, placed, new Date('2026-11-21T02:00:00Z'))
  await fillBesideOrders(shop.databaseUrl)
  headers = await staffHeaders(shop)
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relkind = 'r' and reltuples > ${big}`.execute(
    shop.ctx.db,
  )
  bigTables = new Set(rows.map(({ name }) => name))
  client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  statements = recordStatements(shop.ctx.pool)
})
afterAll(async () => {
  await client.end()
  await shop.close()
})

/** What a call asks the database, each statement once. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  statements.length = 0
  await call()
  const texts = new Map(statements.map((statement) => [statement.text, statement]))
  return [...texts.values()].filter(({ text }) =>
    /^\s*(select|with|insert|update|delete)/i.test(text),
  )
}

async function expectIndexes(asked: Statement[]): Promise<void> {
  expect(asked.length).toBeGreaterThan(0)
  for (const statement of asked) {
    const whole = (await explain(client, statement)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && bigTables.has(node['Relation Name']!),
    )
    expect(
      whole.map((node) => node['Relation Name']),
      statement.text,
    ).toEqual([])
  }
}

async function expectLittleRead(asked: Statement[], max = maxRead): Promise<void> {
  for (const statement of asked.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
    for (const { table, rows } of await countRead(client, statement)) {
      expect(rows, `${table}: ${statement.text}`).toBeLessThan(max)
    }
  }
}

type BoardInput = Input<typeof api.listBoard>

const choices: Record<string, BoardInput> = {
  everything: {},
  'one state': { status: ['processing'] },
  'a state that most are in': { status: ['completed'] },
  'a state that nobody is in who paid back': { status: ['completed'], payment_status: 'refund' },
  'two states and a way of paying': { status: ['shipping', 'returning'], payment_type: ['qrCode'] },
  'a kind': { order_type: 'points' },
  'a day': { from: '2026-03-01', to: '2026-03-01' },
  'a year': { from: '2025-01-01', to: '2025-12-31', status: ['cancelled'] },
  'days to come': { from: '2030-01-01' },
  'a code': { q: 'DH2603017K3MQ9' },
  'the start of a code': { q: 'DH260301-7' },
  'the day of a code': { q: 'DH2603' },
  'a phone': { q: '0901234567' },
  'the end of a phone': { q: '4567' },
  'the name that most have': { q: 'Nguyễn' },
  'a name that nobody has': { q: 'Quỳnh Zố' },
  'two frequent words': { q: 'Trần Lan' },
  'words that never meet': { q: 'Nguyễn Trần Lê' },
  'a frequent word in a rare state': { q: 'Nguyễn', status: ['burning'] },
  'a half word': { q: 'Nguyễn thị hu' },
  'a name on a day': { q: 'Lan', from: '2026-03-01', to: '2026-03-02' },
}

function listBoard(input: BoardInput) {
  return shop.call(api.listBoard, input, { headers })
}

describe('the board reads no table from end to end', () => {
  const sorts = ['new', 'old', 'total'] as const
  test.each(Object.keys(choices).flatMap((choice) => sorts.map((sort) => ({ choice, sort }))))(
    'for $choice, sorted by $sort',
    async ({ choice, sort }) => {
      const input = { ...choices[choice], sort }
      let next: string | null = null
      const first = await statementsOf(async () => ({ next } = await listBoard(input)))
      await expectIndexes(first)
      await expectLittleRead(first)
      if (next === null) return
      const second = await statementsOf(() => listBoard({ ...input, cursor: next! }))
      await expectIndexes(second)
      await expectLittleRead(second)
    },
  )
})

test('two frequent words that never meet are not looked for among the orders of either', async () => {
  const asked = await statementsOf(() => listBoard({ q: 'Trần Nguyễn' }))
  await expectLittleRead(asked, 100)
})

test('what two frequent words have in common is found to the last order, page after page', async () => {
  const found: string[] = []
  let next: string | null = null
  do {
    const page = await listBoard({ q: 'Thị Nguyễn', limit: 100, ...(next ? { cursor: next } : {}) })
    found.push(...page.items.map((item) => item.code))
    next = page.next
  } while (next)
  const { rows } = await sql<{ code: string }>`
    select code from shop_order where ' ' || receiver_words || ' ' like '% thi %'
      and ' ' || receiver_words like '% nguyen%' order by created_at desc, id desc`.execute(
    shop.ctx.db,
  )
  expect(rows.length).toBeGreaterThan(1000)
  expect(found).toEqual(rows.map((row) => row.code))
})

describe('neither does the rest of the back office', () => {
  const code = async () => {
    const { items } = await listBoard({
      status: ['processing'],
      payment_type: ['recieve'],
      limit: 1,
    })
    return items[0]!.code
  }
  const calls: Record<string, () => Promise<unknown>> = {
    'the counts': () => shop.call(api.countBoard, {}, { headers }),
    'an order': async () => shop.call(api.getBackofficeOrder, { code: await code() }, { headers }),
    'a note': async () =>
      shop.call(api.noteBackofficeOrder, { code: await code(), text: 'Gọi lại' }, { headers }),
    'a move': async () =>
      shop.call(
        api.moveBackofficeOrder,
        { code: await code(), event: 'staffCancelled', status: 'processing', reason: 'Hết hàng' },
        { headers },
      ),
    'the search for a code': async () =>
      shop.call(searchBackoffice, { q: await code() }, { headers }),
    'the search for a phone': () => shop.call(searchBackoffice, { q: '0901234567' }, { headers }),
    'the search for a product': () => shop.call(searchBackoffice, { q: 'viên uống' }, { headers }),
    'the search for a genuine code': () =>
      shop.call(searchBackoffice, { q: 'JJ3AAAABBBBC' }, { headers }),
    'the customers': () => shop.call(customers.listCustomers, {}, { headers }),
    'the guests': () => shop.call(customers.listCustomers, { kind: 'guest' }, { headers }),
    'a customer by a name that most have': () =>
      shop.call(customers.listCustomers, { q: 'nguyen' }, { headers }),
    'a customer by a name that nobody has': () =>
      shop.call(customers.listCustomers, { q: 'quynh zoxx' }, { headers }),
    'a customer by the end of a phone': () =>
      shop.call(customers.listCustomers, { q: '4567' }, { headers }),
    'a customer by a phone': () =>
      shop.call(customers.listCustomers, { q: '0901234567' }, { headers }),
    'a customer by the code of an order': async () =>
      shop.call(customers.listCustomers, { q: await code() }, { headers }),
    'customers by a tag': () => shop.call(customers.listCustomers, { tag: 'VIP' }, { headers }),
    'the tags of customers': () => shop.call(customers.listCustomerTags, {}, { headers }),
    'the looks at customers': () => shop.call(customers.listLooks, {}, { headers }),
    'opening whom an order names, and every part of the page': async () => {
      const ref = await code()
      const opened = await shop.call(
        customers.openCustomerOfTask,
        { task: 'order', ref },
        { headers },
      )
      const input = { id: opened.id }
      await shop.call(customerParts.getCustomerOverview, input, { headers })
      await shop.call(customerParts.listCustomerOrders, input, { headers })
      await shop.call(customerParts.listCustomerPoints, input, { headers })
      await shop.call(customerParts.listCustomerBenefits, input, { headers })
      await shop.call(customerParts.listCustomerCodes, input, { headers })
      await shop.call(customerParts.listCustomerContacts, input, { headers })
      await shop.call(customerParts.getCustomerAccount, input, { headers })
      await shop.call(customerParts.listCustomerLooks, input, { headers })
    },
    'the transfers': () => shop.call(listBankTransactions, {}, { headers }),
    'the transfers in a state': () =>
      shop.call(listBankTransactions, { state: 'unmatched' }, { headers }),
    'a transfer by its order': () =>
      shop.call(listBankTransactions, { q: 'DH2603017K3MQ9' }, { headers }),
    'the refunds': () => shop.call(listRefunds, {}, { headers }),
    'the refunds in a state': () => shop.call(listRefunds, { state: 'byHand' }, { headers }),
    'a refund by its order': () => shop.call(listRefunds, { q: 'DH2603017K3MQ9' }, { headers }),
    'a refund by its amount': () => shop.call(listRefunds, { q: '325.000' }, { headers }),
    'a refund by its proof': () => shop.call(listRefunds, { q: 'FT9999' }, { headers }),
    'a transfer by what it says': () =>
      shop.call(listBankTransactions, { q: 'chuyen tien nha' }, { headers }),
    'a transfer by its amount': () =>
      shop.call(listBankTransactions, { q: '325.000' }, { headers }),
    'the products': () => shop.call(listBackofficeProducts, { q: 'jex' }, { headers }),
    'the audit of an order': () =>
      shop.call(listAudit, { subject_kind: 'order', subject_id: 'DH260301' }, { headers }),
  }

  test.each(Object.keys(calls))('%s', async (name) => {
    const asked = await statementsOf(calls[name]!)
    await expectIndexes(asked)
    await expectLittleRead(asked)
  })

  test('the exported list', async () => {
    const query = { status: 'completed', from: '2026-11-01' }
    const asked = await statementsOf(() =>
      shop.app.fastify.inject({ url: '/api/admin/orders/export', query, headers }),
    )
    await expectIndexes(asked)
    await expectLittleRead(asked)
  })
})
