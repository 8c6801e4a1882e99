import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { hours } from '#domain/kernel/durations.ts'
import { StartFailure } from './start-failure.ts'

export interface Migration {
  /** `0001_platform.sql` */
  name: string
  sql: string
  checksum: string
}

export const migrationsDir = resolve(import.meta.dirname, '../../migrations')

/** Every migration of a directory, in the order in which they apply. */
export function readMigrations(directory: string = migrationsDir): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  names.forEach(refuseWrongName)
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Applies what is pending and returns the names. Many processes may start at once: each migration
 * is decided under one lock of the database, so one of them applies it and the others find it done.
 */
export async function migrate(pool: Pool, migrations = readMigrations()): Promise<string[]> {
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    await locked(client, () => client.query(historyTable))
    const applied: string[] = []
    for (const migration of migrations) {
      if (await locked(client, () => applyOnce(client, migration))) applied.push(migration.name)
    }
    return applied
  } finally {
    client.release()
  }
}

/** The names of the migrations that `migrate` would apply; refuses a changed one as `migrate` does. */
export async function pendingMigrations(
  pool: Pool,
  migrations = readMigrations(),
): Promise<string[]> {
  const exists = await pool.query(`select to_regclass('schema_migration') as history`)
  const rows = exists.rows[0].history
    ? (await pool.query('select name, checksum from schema_migration')).rows
    : []
  const checksums = new Map<string, string>(rows.map((row) => [row.name, row.checksum]))
  return migrations
    .filter((migration) => !isApplied(migration, checksums.get(migration.name)))
    .map((migration) => migration.name)
}

/** For commands that only look: told in one line instead of a table that is missing. */
export async function ensureMigrated(pool: Pool, migrations = readMigrations()): Promise<void> {
  const { length } = await pendingMigrations(pool, migrations)
  if (length > 0) {
    const what = length === 1 ? '1 migration is' : `${length} migrations are`
    throw new StartFailure(`${what} not applied yet: run npm run migrate first.`)
  }
}

const historyTable = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

const lockKey = 7_264_310_558

async function locked<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function applyOnce(client: PoolClient, migration: Migration): Promise<boolean> {
  const { rows } = await client.query('select checksum from schema_migration where name = $1', [
    migration.name,
  ])
  if (isApplied(migration, rows[0]?.checksum)) return false
  // Rather fail and be started again than queue behind a long query with everyone else behind us.
  await client.query(`set local lock_timeout = '10s'`)
  // What is filled anew for a million rows takes longer than any request may, here and there.
  await client.query('set local statement_timeout = 0')
  const patient = { text: migration.sql, query_timeout: hours(12) }
  await client.query(patient).catch((error) => {
    throw new StartFailure(`Migration ${migration.name} failed${whereIn(migration, error)}`, {
      cause: error,
    })
  })
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ])
  return true
}

function isApplied(migration: Migration, checksum: string | undefined): boolean {
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new StartFailure(
      `Migration ${migration.name} was changed after it was applied to this database; add a new one instead.`,
    )
  }
  return checksum !== undefined
}

async function refuseOldServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  if (rows[0].number < 150_000) {
    throw new StartFailure(`PostgreSQL ${rows[0].name} is too old; 15 or newer is needed.`)
  }
}

function refuseWrongName(name: string, index: number, all: string[]): void {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
    throw new StartFailure(`Migration ${name} must be named like 0001_what_it_brings.sql.`)
  }
  if (all[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
    throw new StartFailure(`Migrations ${all[index - 1]} and ${name} have the same number.`)
  }
}

function whereIn({ sql }: Migration, error: { message: string; position?: string }): string {
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : undefined
  return `${line ? ` at line ${line}` : ''}: ${error.message}`
}
