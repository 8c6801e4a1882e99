import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { waitFor } from '#test/support/wait-for.ts'
import { openPool } from '../connection.ts'
import { contract, migrate, pendingMigrations } from '../migrate.ts'
import { runBackfills } from './backfill.ts'
import { readProgress } from './backfill-progress.ts'
import { nameOfProcess } from './processes.ts'
import type { Migration } from './read-migrations.ts'

let url: string
let pool: Pool
const pools: Pool[] = []
const soon = { lockTimeout: 100, firstPause: 20, longestPause: 50, patience: 60_000 }
const together = { limit: Infinity, restPerWork: 0 }

/** A database with a shop and a thousand rows of its own. */
beforeEach(async () => {
  url = (await createTestDatabase()).url
  pool = openPool({ connectionString: url })
  pools.push(pool)
  await pool.query(`
    insert into environment_mark (environment, since) values ('production', now());
    create table parcel (id int primary key, weight int, grams int, filled int not null default 0);
    insert into parcel select n, n from generate_series(1, 1000) n`)
})
afterAll(() => Promise.all(pools.map((each) => each.end())))

function migration(name: string, sql: string): Migration {
  return { name: `${name}.sql`, sql, checksum: sql }
}

const widen = migration('9001_colour', '-- kind: expand\nalter table parcel add column colour text')
const index = migration(
  '9002_by_weight',
  '-- kind: concurrent\n-- Found by; weight.\ncreate index concurrently parcel_weight on parcel (weight);',
)
const fill = migration(
  '9003_grams',
  `-- kind: backfill
-- table: parcel
-- batch: 100
-- So that grams are there.
update parcel set grams = weight * 1000, filled = filled + 1 where id > $1 and id <= $2`,
)
const slowFill = migration(
  '9006_slowly',
  fill.sql.replace('batch: 100', 'batch: 10') + ' and pg_sleep(0.002) is not null',
)
const workerPath = resolve(import.meta.dirname, '../../../test/support/backfill-worker.ts')
const drop = migration(
  '9004_no_weight',
  '-- kind: contract\n-- after: 9003\nalter table parcel drop column weight',
)

test('a migration behind a long reader gives up its lock, orders go on, and it gets through later', async () => {
  const reader = await begin('select count(*) from parcel')
  const told: string[] = []
  const migrating = migrate(pool, [widen], { pace: soon, tell: (line) => told.push(line) })
  await waitFor(() => expect(told.length).toBeGreaterThan(2))
  // While the reader still reads.
  await pool.query('insert into parcel (id) values (2000)')
  expect(told[0]).toBe('9001_colour.sql waits for a table that somebody holds; again in 0.02 s')
  await end(reader)
  expect(await migrating).toEqual([widen.name])
})

test('one that never gets its lock says who must be ended, and leaves nothing', async () => {
  const reader = await begin('select count(*) from parcel')
  const impatient = { ...soon, patience: 100 }
  await expect(migrate(pool, [widen], { pace: impatient })).rejects.toThrow(/got no lock/)
  await end(reader)
  expect(await pendingMigrations(pool, [widen])).toEqual([widen.name])
})

test('an index is made while people write, by one of several processes that start at once', async () => {
  const writer = await begin('insert into parcel (id) values (3000)')
  const runs = Promise.all([1, 2, 3].map(() => migrate(pool, [index], { pace: soon })))
  // It has begun, and waits for the writer; nobody waits for it.
  await waitFor(async () => expect(await indexState(pool)).toBe(false))
  await pool.query('insert into parcel (id) values (3001)')
  await end(writer)
  expect((await runs).flat()).toEqual([index.name])
  expect(await indexState(pool)).toBe(true)
})

test('an index whose making was killed is dropped and made anew', async () => {
  const writer = await begin('insert into parcel (id) values (3000)')
  const killed = migrate(pool, [index], { pace: soon }).catch((error: unknown) => error)
  await waitFor(async () => expect(await indexState(pool)).toBe(false))
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'create index concurrently%'`)
  expect(await killed).toBeInstanceOf(Error)
  await end(writer)
  expect(await indexState(pool)).toBe(false)
  expect(await migrate(pool, [index])).toEqual([index.name])
  expect(await indexState(pool)).toBe(true)
})

test('an index that was made and not noted before a kill is left as it is', async () => {
  await pool.query('create index parcel_weight on parcel (weight)')
  expect(await migrate(pool, [index])).toEqual([index.name])
})

test('only indexes are made outside a transaction', async () => {
  const wrong = migration('9005_wrong', '-- kind: concurrent\ndrop table parcel')
  await expect(migrate(pool, [wrong])).rejects.toThrow(/is concurrent, but has: drop table parcel/)
})

test('a backfill goes through all rows once, several processes beside each other', async () => {
  await migrate(pool, [fill])
  expect(await filled()).toEqual({ filled: 0, twice: 0 })
  expect(await readProgress(pool, fill)).toMatchObject({ reached: null, highest: 1000 })
  for (let done = false; !done;) {
    const runs = await Promise.all([1, 2, 3].map(() => runBackfills(pool, [fill], together)))
    done = runs.includes('done')
  }
  expect(await filled()).toEqual({ filled: 1000, twice: 0 })
  const { rows } = await pool.query('select reached, changed from schema_backfill')
  expect(rows).toEqual([{ reached: '1000', changed: '1000' }])
})

test('a backfill whose process is killed again and again goes on where it stopped', async () => {
  await migrate(pool, [slowFill])
  let before = 0
  for (let kills = 0; kills < 3; kills += 1) {
    const worker = spawn(process.execPath, [workerPath, url, slowFill.name, slowFill.sql])
    await waitFor(async () => expect((await filled()).filled).toBeGreaterThan(before))
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    before = (await filled()).filled
  }
  expect(before).toBeLessThan(1000)
  // The server ends the killed one's last batch by itself.
  await waitFor(async () => expect(await runBackfills(pool, [slowFill], together)).toBe('done'))
  expect(await filled()).toEqual({ filled: 1000, twice: 0 })
})

test('rows that somebody holds are waited for, and theirs is the first turn', async () => {
  const buyer = await begin(
    'update parcel set colour = 1 where id = 1',
    'alter table parcel add column colour int',
  )
  await migrate(pool, [fill])
  const filling = runBackfills(pool, [fill], together)
  await wait(0)
  await end(buyer)
  expect(await filling).toBe('done')
  expect(await filled()).toEqual({ filled: 1000, twice: 0 })
})

test('a release that takes away what a backfill reads is refused until the backfill is done', async () => {
  const skipping = migrate(pool, [fill, drop])
  await expect(skipping).rejects.toThrow(/skips one: 9004_no_weight\.sql counts on 9003/)
  await migrate(pool, [fill])
  await expect(migrate(pool, [fill, drop])).rejects.toThrow(/skips one/)
  await runBackfills(pool, [fill], together)
  // A start takes nothing away: the code of the release before may still run.
  expect(await migrate(pool, [fill, drop])).toEqual([])
  expect(await pendingMigrations(pool, [fill, drop])).toEqual([])
  expect(await contract(pool, [fill, drop])).toEqual([drop.name])
})

test('nothing is taken away while a process runs older code', async () => {
  await migrate(pool, [fill])
  await runBackfills(pool, [fill], together)
  const older = openPool({ connectionString: url, application_name: nameOfProcess(), max: 1 })
  await older.query('select 1')
  await expect(contract(pool, [fill, drop])).rejects.toThrow(/1 process runs older code/)
  await older.end()
  await waitFor(async () => expect(await contract(pool, [fill, drop])).toEqual([drop.name]))
})

test('a new database gets everything at once, in its order', async () => {
  await pool.query('delete from environment_mark')
  const all = [widen, index, fill, drop]
  expect(await migrate(pool, all)).toEqual(all.map(({ name }) => name))
  expect(await filled()).toEqual({ filled: 1000, twice: 0 })
})

/** A transaction of somebody who takes their time. */
async function begin(statement: string, before?: string): Promise<PoolClient> {
  if (before) await pool.query(before)
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement)
  return client
}

async function end(client: PoolClient): Promise<void> {
  await client.query('commit')
  client.release()
}

/** Whether the index is valid; null where there is none. */
async function indexState(client: Pool): Promise<boolean | null> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('parcel_weight')`,
  )
  return rows[0]?.valid ?? null
}

async function filled() {
  const { rows } = await pool.query<{ filled: number; twice: number }>(
    `select count(*) filter (where filled > 0)::int as filled,
      count(*) filter (where filled > 1)::int as twice from parcel`,
  )
  return rows[0]!
}
