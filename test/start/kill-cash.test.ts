import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input, Output } from '#domain/contract.ts'
import type { bookStatement, listCash } from '#domain/order/cash/api.ts'
import { cashTexts } from '#domain/order/cash/texts.ts'
import { seconds } from '#domain/kernel/durations.ts'
import { examine } from '#server/doctor.ts'
import type { Db } from '#server/platform/db.ts'
import { countHeldAudits, withHeldAudit } from '#test/support/held-audit.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin, type Call } from '#test/support/staff-at-shop.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const maxWait = seconds(150)
const reference = 'GIET-NGANG'
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
})
afterAll(() => shop.end())

test('kill -9 while a statement is booked leaves its parcels out, and the same request books it once', async () => {
  const { call } = await withDatabase(shop.databaseUrl(), (ctx) => inviteAdmin(shop, ctx, 'thu-ho'))
  const body = await statementOfAll(call)
  const headers = { 'idempotency-key': reference }
  const send = () => call('POST', '/admin/cash-statements', body, headers)

  await withHeldAudit(shop.databaseUrl(), cashTexts.booked, async (db) => {
    const sent = send()
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(1), maxWait)
    shop.kill()
    expect(await sent).toBeNull()
  })
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    // Whoever booked it has lost its client: what it wrote is taken back.
    await waitFor(async () => expect(await countHeldAudits(db)).toBe(0), maxWait)
    expect(await stateOf(db)).toEqual({ statements: 0, lines: 0 })
    expect(await examine(db)).toEqual([])
  })

  await shop.start()
  await send()
  await expect(send()).rejects.toThrow('đã được')
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    expect(await stateOf(db)).toEqual({ statements: 1, lines: body.lines.length })
    expect(await examine(db)).toEqual([])
  })
}, 400_000)

/** What the demo's own couriers have not handed over. */
async function statementOfAll(call: Call): Promise<Input<typeof bookStatement>> {
  const path = '/admin/cash?state=out&carrier=ECO'
  const { items } = (await call<Output<typeof listCash>>('GET', path))!
  expect(items.length).toBeGreaterThan(2)
  const lines = items.map(({ order_code: code, collected: amount }) => ({ code, amount }))
  const received = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { carrier: 'ECO', reference, on: '2026-11-28', received, lines }
}

async function stateOf(db: Db) {
  const { rows } = await sql<{ statements: number; lines: number }>`
    select count(distinct s.id)::int as statements, count(l.order_id)::int as lines
    from cash_statement s left join cash_statement_line l on l.statement_id = s.id
    where s.reference = ${reference}`.execute(db)
  return rows[0]
}
