import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#domain/kernel/durations.ts'
import type { Db } from '#server/platform/db.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { testConfig } from '#test/support/test-config.ts'
import { waitFor } from '#test/support/wait-for.ts'

const events = 1500
/** A claim of what was in hand lasts 15 seconds. */
const maxWait = seconds(90)
const workers: KilledShop[] = []
let shop: KilledShop

beforeAll(async () => {
  shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
  await shop.start()
})
afterAll(async () => {
  for (const each of workers) await each.end()
  await shop.end()
})

test('kill -9 while the bell is rung leaves nobody untold and tells nobody twice', async () => {
  await withDatabase(shop.databaseUrl(), async ({ db }) => {
    await db
      .transaction()
      .execute((trx) =>
        sql`select tell_staff('refundWaits', 'kill-' || n, '') from generate_series(1, ${events}) n`.execute(
          trx,
        ),
      )
    const first = await startWorker()
    await waitFor(async () => expect((await countLines(db)).subjects).toBeGreaterThan(20), maxWait)
    first.kill()
    expect((await countLines(db)).subjects).toBeLessThan(events)
    await startWorker()
    await waitFor(async () => expect((await countLines(db)).subjects).toBe(events), maxWait)
    await waitFor(async () => expect(await countWaiting(db)).toBe(0), maxWait)
    const hearers = await countHearers(db)
    expect(hearers).toBeGreaterThan(1)
    expect(await countLines(db)).toEqual({ subjects: events, lines: events * hearers, most: 1 })
  })
}, 300_000)

async function startWorker(): Promise<KilledShop> {
  const worker = shop.beside('worker')
  workers.push(worker)
  await worker.start()
  return worker
}

async function countLines(db: Db) {
  const { rows } = await sql<{ subjects: number; lines: number; most: number }>`
    select count(distinct subject)::int as subjects, count(*)::int as lines, coalesce(max(count), 0) as most
    from staff_notification where subject like 'kill-%'`.execute(db)
  return rows[0]!
}

/** Of those who complete refunds. */
async function countHearers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_user where status = 'active' and role in ('admin', 'accountant')`.execute(
    db,
  )
  return rows[0]!.count
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'staff.event.ringBell' and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]!.count
}
