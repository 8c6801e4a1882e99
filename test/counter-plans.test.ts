import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#domain/counter/api.ts'
import { mostFound } from '#domain/counter/limits.ts'
import { listBackofficeEarnLog, listForgerySignals } from '#domain/counter/backoffice/api.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { countRead, explain, recordStatements, type Statement } from './support/explained.ts'
import { callAsPharmacy } from './support/loyalty.ts'
import { fillAttempts } from './support/many-attempts.ts'
import { staffHeaders } from './support/staff.ts'
import { ensurePharmacy, signedInPharmacy } from './support/pharmacy.ts'

/** Enough that reading it whole is the worse way, whatever is looked for. */
const entries = 60_000
const code = 'NT00218'
/** A query looks at so many entries at most, however many there are. */
const maxRead = 20_000
const big = ['code_attempt', 'store_day']

let shop: TestShop
let client: Client
let headers: Record<string, string>
let statements: Statement[]
const owner = { pharmacy: signedInPharmacy({ code, username: code }) }
const staff = { pharmacy: signedInPharmacy({ code, username: `${code}.hoa`, role: 'staff' }) }

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await ensurePharmacy(shop, code)
  const until = new Date('2026-11-21T02:00:00Z')
  await fillAttempts(shop.databaseUrl, {
    pharmacy: code,
    count: entries,
    tenths: 6,
    days: 400,
    until,
  })
  headers = await staffHeaders(shop)
  client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  statements = recordStatements(shop.ctx.pool)
})
afterAll(async () => {
  await client.end()
  await shop.close()
})

async function expectFewRead(call: () => Promise<unknown>, max = maxRead): Promise<void> {
  statements.length = 0
  await call()
  const asked = statements.filter(({ text }) => big.some((name) => text.includes(name)))
  expect(asked.length).toBeGreaterThan(0)
  for (const statement of asked) {
    const whole = (await explain(client, statement)).filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'code_attempt',
    )
    expect(whole, statement.text).toEqual([])
    for (const { table, rows } of await countRead(client, statement)) {
      expect(rows, `${table}: ${statement.text}`).toBeLessThan(max)
    }
  }
}

describe('a pharmacy’s log never reads all entries', () => {
  const year = { from: '2025-11-01', to: '2026-11-21' }
  const asked: Record<string, object> = {
    'of today': {},
    'of a year': year,
    'of its last page': { ...year, page: 6000 },
    'of a rare kind': { ...year, status: 'refused' },
    'of one account': { ...year, user: `${code}.hoa`, status: 'wrong', page: 40 },
    'by the end of a phone': { ...year, keyword: '317' },
    'by a start that most codes have': { ...year, keyword: 'JJ3' },
    'by an end that no code has': { ...year, keyword: 'ZZZ' },
    'by a whole code': { ...year, keyword: 'JJ3ABCDEF7KQ' },
    'by days that are to come': { from: '2030-01-01' },
  }
  test.each(Object.keys(asked))('%s', async (name) => {
    await expectFewRead(() => callAsPharmacy(shop, api.listEarnLog, asked[name]!, owner))
    await expectFewRead(() => callAsPharmacy(shop, api.listEarnLog, asked[name]!, staff))
  })
})

test('a keyword that very many entries have finds the newest of them, and says so', async () => {
  const days = { from: '2025-11-01', to: '2026-11-21' }
  const looked = (keyword: string) =>
    callAsPharmacy(shop, api.listEarnLog, { ...days, keyword, limit: 5 }, owner)
  const common = await looked('JJ3')
  expect(common.is_cut).toBe(true)
  expect(common.summary.entries).toBe(mostFound)
  expect((await looked('ZZZ')).is_cut).toBe(false)
})

describe('neither do its sums', () => {
  test('statistics of 400 days read a row a day and account', async () => {
    const span = { from: '2025-10-20', to: '2026-11-21', by: 'week' } as const
    await expectFewRead(() => callAsPharmacy(shop, api.getPharmacyStatistics, span, owner), 2000)
  })

  test('a monthly statement', async () => {
    const month = { month: '2026-10' }
    await expectFewRead(() => callAsPharmacy(shop, api.getPharmacyStatement, month, owner))
  })
})

describe('nor does the back office', () => {
  const asked: Record<string, object> = {
    'the newest': {},
    'of a store': { pharmacy: code },
    'of a phone': { phone: '0900007919' },
    'of a kind': { status: 'refused' },
    'of nobody': { phone: '0999999999' },
    'of a store that nobody has': { pharmacy: 'NT-NOBODY' },
    'of some days': { from: '2026-03-01', to: '2026-03-02', channel: 'member' },
  }
  test.each(Object.keys(asked))('the log, %s', async (name) => {
    await expectFewRead(() => shop.call(listBackofficeEarnLog, asked[name]!, { headers }))
  })

  test.each(['manyWrong', 'phoneInManyPharmacies', 'impossibleDistance'] as const)(
    '%s of a week',
    async (kind) => {
      await expectFewRead(() => shop.call(listForgerySignals, { kind }, { headers }))
    },
  )
})
