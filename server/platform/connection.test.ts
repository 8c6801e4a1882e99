import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { becomeStandby } from '#test/support/standby.ts'
import { withDatabase } from '#test/support/other-process.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { openPool } from './connection.ts'
import { openDatabase, type OpenDatabase } from './db.ts'
import { toRefusal } from './http/wire-error.ts'
import { openBoss } from './jobs/open-boss.ts'

let url: string
let database: OpenDatabase
beforeAll(async () => {
  url = (await createTestDatabase()).url
  database = openDatabase(url, { maxConnections: 2 })
})
afterAll(() => database.close())

// An `error` that nobody hears fails the whole run: that is what these tests are about.

test('a connection lost in the middle of a transaction is told to its next query, and replaced', async () => {
  const work = database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('product').select('id').execute()
    await cutAll('anlanh')
    await nextTurn()
    await trx.selectFrom('product').select('id').execute()
  })
  await expectLost(work)
  await waitFor(async () =>
    expect(await database.db.selectFrom('product').select('id').execute()).toEqual([]),
  )
})

test('so is one that somebody holds without asking anything', async () => {
  const pool = openPool({ connectionString: url, max: 1, application_name: 'held' })
  const client = await pool.connect()
  await cutAll('held')
  await waitFor(() => expectLost(client.query('select 1')))
  client.release()
  // That it is gone may be noticed by one more query.
  await waitFor(async () => expect((await pool.query('select 1 as one')).rowCount).toBe(1))
  await pool.end()
})

test('and one of the job queues', async () => {
  await withDatabase(url, async (ctx) => {
    const boss = await openBoss(url, ctx)
    const { pool } = boss.getDb() as unknown as { pool: Pool }
    const client = await pool.connect()
    await cutAll('anlanh-jobs')
    await waitFor(() => expectLost(client.query('select 1')))
    client.release()
    await waitFor(() => boss.createQueue('after'))
    await boss.stop({ graceful: false })
  })
})

test('one to a server that takes no writes is given up, and the next one is to whoever does', async () => {
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  const insert = () =>
    db.transaction().execute((trx) =>
      trx
        .insertInto('category')
        .values({ name: 'Mắt', slug: `mat-${crypto.randomUUID()}`, sort: 1 })
        .execute(),
    )
  await becomeStandby(url, 'on', { cut: true })
  await expectLost(insert())
  await expectLost(insert())
  await becomeStandby(url, 'off')
  // Its only connection was to the server as it was; nobody but us has cut it.
  await waitFor(insert)
  await close()
})

/** Whether the server's word comes first or the closed socket: whoever asked is told to try again. */
async function expectLost(work: Promise<unknown>): Promise<void> {
  const refusal = await work.then(() => null, toRefusal)
  expect(refusal).toMatchObject({ code: 'busy' })
}

/** As when PostgreSQL goes down: whoever is connected to this test's database under this name is cut off. */
async function cutAll(name: string): Promise<void> {
  const other = openPool({ connectionString: url, max: 1 })
  const { rows } = await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = $1 and datname = current_database()`,
    [name],
  )
  expect(rows.length).toBeGreaterThan(0)
  await other.end()
}
