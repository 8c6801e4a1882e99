import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { BulkJob } from '#domain/backoffice/bulk-jobs/api.ts'
import { seconds } from '#domain/kernel/durations.ts'
import type { Db } from '#server/platform/db.ts'
import { killedShop, type KilledShop } from '#test/support/killed-shop.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { inviteAdmin } from '#test/support/staff-at-shop.ts'
import { testConfig } from '#test/support/test-config.ts'

const rows = 10_000
/** Refused, as their names are none by now. */
const unfit = 25
const maxWait = seconds(400)
const workers: KilledShop[] = []
const shop = killedShop({ SECRET_KEY: testConfig.secretKey, ROLE: 'web' })
afterAll(async () => {
  for (const each of workers) await each.end()
  await shop.end()
})

test('an action on 10,000 rows whose worker is killed twice goes on where it stopped and says what it did', async () => {
  await shop.start()
  await withDatabase(shop.databaseUrl(), async (ctx) => {
    const { db } = ctx
    await sql`insert into employee (number, name, active, created_at)
      select 'KILL' || n, case when n % ${rows / unfit} = 0 then 'X' else 'Nguyễn Văn An' end, true, now()
      from generate_series(1, ${rows}) n`.execute(db)
    const { call } = await inviteAdmin(shop, ctx, 'hang-loat')
    const order = { list: 'employees', action: 'deactivate', found: { q: 'KILL' }, reason }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const { id } = (await call<BulkJob>('POST', '/admin/bulk-jobs', order, headers))!
    const jobNow = async () => (await call<BulkJob>('GET', `/admin/bulk-jobs/${id}`))!

    for (const leaveAt of [rows * 0.95, rows * 0.8]) {
      const worker = await startWorker()
      await waitFor(async () => expect((await jobNow()).left).toBeLessThan(leaveAt))
      worker.kill()
      const { state, left } = await jobNow()
      expect(state).toBe('running')
      expect(left).toBeGreaterThan(0)
    }
    await startWorker()
    await waitFor(async () => expect((await jobNow()).state).toBe('done'))
    expect(await jobNow()).toMatchObject({ done: rows - unfit, same: 0, refused: unfit, left: 0 })
    expect(await traces(db)).toEqual({ active: unfit, versions: 2, audited: rows - unfit })
    await waitFor(async () => expect(await countRung(db, id)).toBe(1))
  })
}, 900_000)

const reason = 'Đóng chi nhánh miền Trung'

/** Asked for now and then: how far it is is counted from its rows. */
function waitFor<T>(look: () => Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: maxWait, interval: 500 })
}

async function startWorker(): Promise<KilledShop> {
  const worker = shop.beside('worker')
  workers.push(worker)
  await worker.start()
  return worker
}

/** Each changed row by one version with one line of the audit, the refused ones by none. */
async function traces(db: Db) {
  const found = await sql<{ active: number; versions: number; audited: number }>`
    select count(*) filter (where active)::int as active, max(version) as versions,
      (select count(*)::int from audit_entry where subject_kind = 'employee' and reason = ${reason}) as audited
    from employee where number like 'KILL%'`.execute(db)
  return found.rows[0]!
}

async function countRung(db: Db, id: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from staff_notification
    where kind = 'bulkDone' and subject = ${String(id)}`.execute(db)
  return found.rows[0]!.count
}
