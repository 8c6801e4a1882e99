import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { ensureMigrated, migrate, pendingMigrations } from './migrate.ts'
import { readMigrations, type Migration } from './migrations/read-migrations.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url })
})

afterAll(async () => {
  // The database goes with the next run: dropped now, it would end connections that are still closing.
  await pool.end()
})

const first: Migration = {
  name: '9001_first.sql',
  sql: 'create table first (id int)',
  checksum: 'a',
}
const second: Migration = {
  name: '9002_second.sql',
  sql: 'create table second (id int)',
  checksum: 'b',
}

describe('migrate', () => {
  test('the migrations of the project are all applied to a test database', async () => {
    expect(await pendingMigrations(pool)).toEqual([])
    expect(await migrate(pool)).toEqual([])
    expect(readMigrations().length).toBeGreaterThan(0)
  })

  test('of several processes that start at once, one applies and the others find it done', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, [first, second])))
    expect(runs.flat().toSorted()).toEqual([first.name, second.name])
    expect(await pendingMigrations(pool, [first, second])).toEqual([])
  })

  test('a command that only looks says when something is not applied', async () => {
    const refused = ensureMigrated(pool, [first, second, { ...first, name: '9005_new.sql' }])
    await expect(refused).rejects.toThrow(/^1 migration is not applied yet: run npm run migrate/)
    await expect(ensureMigrated(pool, [first, second])).resolves.toBeUndefined()
  })

  test('a migration changed after it was applied is refused by name', async () => {
    const changed = { ...second, checksum: 'c' }
    await expect(migrate(pool, [first, changed])).rejects.toThrow(/9002_second\.sql was changed/)
    await expect(pendingMigrations(pool, [changed])).rejects.toThrow(/was changed/)
  })

  test('a migration may take longer than a request', async () => {
    const limited = new Pool({ connectionString: database.url, statement_timeout: 15_000 })
    const sql = `create table allowed as select current_setting('statement_timeout') as max`
    await migrate(limited, [{ name: '9004_long.sql', sql, checksum: 'e' }])
    const { rows } = await limited.query(
      `select max, current_setting('statement_timeout') as usual from allowed`,
    )
    expect(rows).toEqual([{ max: '0', usual: '15s' }])
    await limited.end()
  })

  test('a failing migration leaves nothing of itself and says where it failed', async () => {
    const sql = 'create table half (id int);\ncreate table half (id int);'
    const broken: Migration = { name: '9003_broken.sql', sql, checksum: 'd' }
    await expect(migrate(pool, [broken])).rejects.toThrow(/9003_broken\.sql failed.*already exists/)
    expect(await pendingMigrations(pool, [broken])).toEqual([broken.name])
    const { rows } = await pool.query(`select to_regclass('half') as half`)
    expect(rows[0].half).toBeNull()
  })
})
