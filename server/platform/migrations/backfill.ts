import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { inTransaction, isOfLocks } from './apply.ts'
import { backfillOf, type Backfill } from './header.ts'
import type { Migration } from './read-migrations.ts'

export interface BackfillPace {
  /** Milliseconds after which it leaves the rest to the next turn. */
  limit: number
  /** Pause for each millisecond of work: others have the database too. */
  restPerWork: number
}

export const workersPace: BackfillPace = { limit: minutes(30), restPerWork: 1 }

/** After a batch that got no lock. */
const pauseAfterLock = seconds(1)
const longestRest = seconds(2)
/** Shorter than PostgreSQL waits before it ends one of two that wait for each other: it is never an order. */
const batchLockTimeout = 500

type Stopping = 'done' | 'heldByAnother' | 'outOfTime'

/**
 * Goes through the rows of every backfill that is not done, in their order. Each batch and how far it has come are one
 * transaction, so a kill loses no row and does none twice; several processes take turns.
 */
export async function runBackfills(
  pool: Pool,
  migrations: readonly Migration[],
  pace: BackfillPace = workersPace,
): Promise<Stopping> {
  const until = performance.now() + pace.limit
  for (const migration of await listOpen(pool, migrations)) {
    const stopped = await runOne(pool, migration, { until, pace })
    if (stopped !== 'done') return stopped
  }
  return 'done'
}

/** All rows of one, on a database that nobody uses yet. */
export async function backfillAtOnce(client: ClientBase, migration: Migration): Promise<void> {
  const backfill = backfillOf(migration)
  while ((await runBatch(client, migration.name, backfill)) === 'more');
}

async function listOpen(pool: Pool, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from schema_backfill where finished_at is null',
  )
  const open = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => open.has(name))
}

async function runOne(
  pool: Pool,
  migration: Migration,
  { until, pace }: { until: number; pace: BackfillPace },
): Promise<Stopping> {
  const backfill = backfillOf(migration)
  for (;;) {
    const began = performance.now()
    const result = await withClient(pool, (client) => runBatch(client, migration.name, backfill))
    if (result === 'done' || result === 'heldByAnother') return result
    if (performance.now() > until) return 'outOfTime'
    const took = Math.min((performance.now() - began) * pace.restPerWork, longestRest)
    await wait(result === 'noLock' ? pauseAfterLock : took)
  }
}

type BatchResult = 'more' | 'done' | 'heldByAnother' | 'noLock'

async function runBatch(
  client: ClientBase,
  name: string,
  backfill: Backfill,
): Promise<BatchResult> {
  try {
    return await inTransaction(client, () => takeBatch(client, name, backfill))
  } catch (error) {
    if (isOfLocks(error)) return 'noLock'
    throw error
  }
}

async function takeBatch(
  client: ClientBase,
  name: string,
  { table, key, batch, sql }: Backfill,
): Promise<BatchResult> {
  await client.query(`set local lock_timeout = ${batchLockTimeout}`)
  const { rows } = await client.query<{ reached: string | null; finished: boolean }>(
    `select reached::text, finished_at is not null as finished from schema_backfill
      where name = $1 for update skip locked`,
    [name],
  )
  const own = rows[0]
  if (!own) return 'heldByAnother'
  if (own.finished) return 'done'
  const range = await client.query<{ low: string | null; high: string | null }>(
    `select (min(key)::bigint - 1)::text as low, max(key)::text as high from (
      select ${key} as key from ${table} where $1::bigint is null or ${key} > $1::bigint
      order by ${key} limit $2) as next`,
    [own.reached, batch],
  )
  const { low, high } = range.rows[0]!
  if (low === null || high === null) {
    await client.query('update schema_backfill set finished_at = now() where name = $1', [name])
    return 'done'
  }
  const { rowCount } = await client.query(sql, [own.reached ?? low, high])
  await client.query(
    'update schema_backfill set reached = $2::bigint, changed = changed + $3 where name = $1',
    [name, high, rowCount ?? 0],
  )
  return 'more'
}

async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
