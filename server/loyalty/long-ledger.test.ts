import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { fillLedger, longLedger } from '#test/support/long-ledger.ts'
import { findLedgerFaults, openAccount } from '#test/support/points.ts'
import type { Db } from '../platform/db.ts'
import { findAccount, listEntries, listExpiring, lockAccount } from './index.ts'

let shop: TestShop
let accountId: number
beforeAll(async () => {
  shop = await openTestShop()
  const { db, clock } = shop.ctx
  accountId = await openAccount(db, clock.now())
  await fillLedger(db, accountId, clock.today())
  // Others, so that one account is not the whole table.
  for (let nth = 0; nth < 5; nth += 1) {
    await fillLedger(db, await openAccount(db, clock.now()), clock.today())
  }
  await sql`vacuum analyze point_entry, point_lot, point_movement, loyalty_account`.execute(db)
})
afterAll(() => shop.close())

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** How PostgreSQL carries out each statement of some work. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const asked: CompiledQuery[] = []
  const { pool } = shop.ctx
  const listening: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  await work(listening)
  const plans: Plan[] = []
  for (const { sql: text, parameters } of asked) {
    const explain = `explain (analyze, buffers, format json) ${text}`
    const { rows } = await pool.query(explain, [...parameters])
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tables of the ledger that are read from end to end. */
const readWhole = (plans: Plan[]) =>
  plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
    .filter((table) => table?.startsWith('point_'))

const pagesOf = (plans: Plan[]) =>
  plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)

describe('a membership with 10,000 ledger lines', () => {
  test('knows its balance without reading the ledger', async () => {
    const today = shop.ctx.clock.today()
    const plans = await plansOf((db) => findAccount(db, { id: accountId }, today))
    expect(readWhole(plans)).toEqual([])
    // The account, the index of open lots, and the pages of those that are over.
    expect(pagesOf(plans)).toBeLessThanOrEqual(10)
    const { open, over } = longLedger
    expect(await findAccount(shop.ctx.db, { id: accountId }, today)).toMatchObject({
      available: open - over,
    })
  })

  test('lists its newest lines and what expires by index', async () => {
    const today = shop.ctx.clock.today()
    const expiring = await plansOf((db) => listExpiring(db, accountId, today, '2027-12-31'))
    expect(readWhole(expiring)).toEqual([])
    expect(pagesOf(expiring)).toBeLessThanOrEqual(30)
    const lines = await plansOf((db) => listEntries(db, accountId, { page: 1, limit: 20 }))
    expect(readWhole(lines.slice(1))).toEqual([])
  })

  test('is what its lines say, before and after what is over goes', async () => {
    const { db, clock } = shop.ctx
    expect(await findLedgerFaults(db)).toEqual([])
    const swept = await db.transaction().execute((trx) => lockAccount(trx, accountId, clock.now()))
    expect(swept.available).toBe(longLedger.open - longLedger.over)
    expect(await findLedgerFaults(db)).toEqual([])
  })
})
