import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { openPool } from '#server/platform/connection.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { applyConcurrently } from '#server/platform/migrations/apply-concurrently.ts'
import { headerOf } from '#server/platform/migrations/header.ts'
import type { Migration } from '#server/platform/migrations/read-migrations.ts'
import { changesOf, snapshot, type TableWork } from './catalog-changes.ts'

/** What one migration does to one table that was there before it. */
export interface TouchedTable {
  table: string
  /** PostgreSQL's name of the strongest lock. */
  lock: string
  work: TableWork
}

export interface Tried {
  migration: Migration
  touched: TouchedTable[]
}

/**
 * Which locks migrations take and what they read and write, seen and not guessed: they run on an empty PostgreSQL of
 * their own that has the same migrations. Nothing happens to the database they are for.
 */
export async function tryMigrations(
  applied: readonly Migration[],
  pending: readonly Migration[],
): Promise<Tried[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-upgrade-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog('error'),
    unsafeFast: true,
  })
  const pool = openPool({ connectionString: server.url, max: 1 })
  try {
    await migrate(pool, [...applied])
    const tried: Tried[] = []
    for (const migration of pending) {
      tried.push({ migration, touched: await tryOne(pool, migration) })
    }
    return tried
  } finally {
    await pool.end()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function tryOne(pool: Pool, migration: Migration): Promise<TouchedTable[]> {
  const { kind } = headerOf(migration)
  if (kind === 'backfill') return []
  const client = await pool.connect()
  try {
    const before = await snapshot(client)
    const locks =
      kind === 'concurrent'
        ? await applyConcurrently(client, migration).then(() => new Map<string, string>())
        : await runForLocks(client, migration)
    const changes = changesOf(before, await snapshot(client))
    const names = new Set([...locks.keys(), ...changes.keys()])
    return [...names]
      .filter((table) => before.tables.has(table))
      .map((table) => ({
        table,
        lock: locks.get(table) ?? 'ShareUpdateExclusiveLock',
        work: changes.get(table) ?? 'none',
      }))
  } finally {
    client.release()
  }
}

/** From the weakest that anybody notices. */
const strength = [
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
]

async function runForLocks(client: PoolClient, { sql }: Migration): Promise<Map<string, string>> {
  await client.query('begin')
  await client.query(sql)
  const { rows } = await client.query<{ table: string; mode: string }>(
    `select c.relname as table, l.mode from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  )
  await client.query('commit')
  const strongest = new Map<string, string>()
  for (const { table, mode } of rows) {
    const known = strength.indexOf(strongest.get(table) ?? '')
    if (strength.indexOf(mode) > known) strongest.set(table, mode)
  }
  return strongest
}
