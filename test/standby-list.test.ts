import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointKey, fillPath, realmsOf, type DeclaredAccess } from '#domain/contract.ts'
import type { Endpoint } from '#domain/contract.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db.ts'
import type { Standbys } from '#server/platform/standbys/standbys.ts'
import { openTestShop, type TestShop } from './support/app.ts'
import { fillBesideOrders } from './support/beside-orders.ts'
import { recordStatements, type Statement } from './support/explained.ts'
import { fillOrders } from './support/many-orders.ts'
import { readSourceFiles } from './support/source-files.ts'
import { tablesOfSql } from './support/sql-tables.ts'
import { addStock } from './support/stock.ts'
import { hireStaff, type StaffMember } from './support/staff.ts'

/** What may be answered a moment behind what others wrote, and by what it is called. */
const mayBeBehind: Record<string, Record<string, string>> = {
  'GET /admin/audit': {},
  'GET /admin/content': {},
  'GET /admin/counterfeit-reports': {},
  'GET /admin/counterfeit-reports/export': {},
  'GET /admin/customer-looks': {},
  'GET /admin/drugstores': {},
  'GET /admin/drugstores/export': {},
  'GET /admin/employees': {},
  'GET /admin/employees/export': {},
  'GET /admin/leads': {},
  'GET /admin/messages': {},
  'GET /admin/orders': {},
  'GET /admin/orders/counts': {},
  'GET /admin/orders/export': {},
  'GET /admin/orders/sources': {},
  'GET /admin/orders/sources/export': {},
  'GET /admin/questions': {},
  'GET /admin/reports/codes': {},
  'GET /admin/reports/codes/counterfeits': {
    from: '2026-11-01',
    to: '2026-11-20',
    by: 'day',
    key: '2026-11-20',
  },
  'GET /admin/reports/codes/export': {},
  'GET /admin/reports/cohorts': {},
  'GET /admin/reports/cohorts/customers': { first: '2026-10-01' },
  'GET /admin/reports/cohorts/export': {},
  'GET /admin/reports/cohorts/intervals': {},
  'GET /admin/reports/gifts': {},
  'GET /admin/reports/points': {},
  'GET /admin/reports/revenue': {},
  'GET /admin/reports/revenue/export': {},
  'GET /admin/reports/vouchers': {},
  'GET /admin/return-requests': {},
  'GET /admin/return-requests/counts': {},
  'GET /admin/reviews': {},
  'GET /admin/reviews/counts': {},
  'GET /admin/surveys/{id}/answers': { id: '1' },
  'GET /admin/surveys/{id}/results': { id: '1' },
}

/** Work in the background that reads what is committed by then. */
const inBackground = [
  // The index is begun anew as a whole; changes since are read where writes go.
  'server/catalog/search/live-index.ts',
  // Traffic of four weeks, of which a simulation is made.
  'server/game/simulation/simulate.ts',
  // Files that somebody ordered.
  'server/resource/export/make-file.ts',
]

/** By these something is sold, spent, proved or let in. */
const never = new Set(
  `stock stock_hold point_entry point_lot code_attempt loyalty_account loyalty_standing genuine_code code_redemption
   code_guesses code_lock voucher voucher_use voucher_holder gift_holder game_ticket game_entry one_time_code
   otp_session_key idempotency_key rate_limit member_session staff_session drugstore_session password_lock setting_secret`
    .split(/\s+/)
    .filter(Boolean),
)

let shop: TestShop
let admin: StaffMember
let standby: OpenDatabase
let statements: Statement[]

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  await addStock(
    shop.ctx.db,
    Array.from({ length: 10 }, (_, nth) => ({ code: `SP${nth}`, price: 90_000, was: 900_000 })),
  )
  await fillOrders(shop.databaseUrl, 500, new Date('2026-11-21T02:00:00Z'))
  await fillBesideOrders(shop.databaseUrl)
  admin = await hireStaff(shop)
  standby = openDatabase(shop.databaseUrl, { readOnly: true })
  statements = recordStatements(standby.pool)
  const { db, pool } = standby
  const standbys: Pick<Standbys, 'read'> = {
    read: (ctx, _, work) => work({ ...ctx, db, asideDb: db, pool, standbys: undefined }),
  }
  shop.ctx.standbys = standbys as Standbys
})
afterAll(async () => {
  await standby?.close()
  await shop?.close()
})

type Declared = Pick<Endpoint, 'method' | 'path' | 'mayBeBehind'> & DeclaredAccess

function listDeclared(): Declared[] {
  const endpoints = [...shop.app.routes.values()].map(({ endpoint }) => endpoint)
  const all: Declared[] = [...endpoints, ...shop.app.rawRoutes.values()]
  return all.filter((each) => each.mayBeBehind)
}

describe('what a standby may answer', () => {
  test('is declared, by what staff read, and is this list', () => {
    const declared = listDeclared()
    expect(declared.map(endpointKey).toSorted()).toEqual(Object.keys(mayBeBehind).toSorted())
    for (const each of declared) {
      expect(each.method).toBe('GET')
      expect(realmsOf(each)).toEqual(['staff'])
    }
  })

  test.for(Object.entries(mayBeBehind))(
    '%s only reads, and nothing that somebody spends',
    async ([key, input]) => {
      statements.length = 0
      const { path, rest } = fillPath(key.slice('GET '.length), input)
      const answer = await shop.app.fastify.inject({
        url: `/api${path}`,
        query: rest as Record<string, string>,
        headers: admin.headers,
      })
      expect([200, 404], answer.body).toContain(answer.statusCode)
      expect(statements.length).toBeGreaterThan(0)
      const tables = new Set(
        statements.flatMap(({ text }) => tablesOfSql(text).uses.map(({ table }) => table)),
      )
      const found = [...tables].filter((table) => never.has(table)).toSorted()
      expect(found).toEqual([])
    },
  )

  test('is read in the background by this work alone', () => {
    const asking = readSourceFiles().filter(
      ({ path, text, isTest }) =>
        !isTest && path.startsWith('server/') && /\breadAsOfNow\(/.test(text),
    )
    const outside = asking
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('server/platform/'))
    expect(outside.toSorted()).toEqual(inBackground)
  })
})
