import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { listBackups } from '#server/platform/backup/backup-dir.ts'
import type { Config } from '#server/platform/env.ts'
import {
  readProgress,
  type BackfillProgress,
} from '#server/platform/migrations/backfill-progress.ts'
import { readState, type State } from '#server/platform/migrations/history.ts'
import { listProcesses } from '#server/platform/migrations/processes.ts'
import type { Migration } from '#server/platform/migrations/read-migrations.ts'

/** What the database that is to be upgraded says of itself; nothing is changed. */
export interface Facts {
  state: State
  /** By table: bytes with its indexes, and about how many rows. */
  sizes: Map<string, { bytes: number; rows: number }>
  /** The newest migration that each process of the shop knows. */
  processes: string[]
  /** Transactions that a migration would wait for. */
  longOnes: { pid: number; seconds: number; name: string }[]
  backfills: BackfillProgress[]
  /** When the newest backup of ours was made, of another database when its log was archived last; null: none is known. */
  backedUpAt: Date | null
  /** Bytes on the disk of the database, where it is ours. */
  free: number | null
}

export async function readFacts(
  pool: Pool,
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir'>,
  migrations: readonly Migration[],
): Promise<Facts> {
  const asked = async <T>(sql: string) => (await pool.query(sql)).rows as T[]
  const state = await readState(pool, migrations)
  const sizes = await asked<{ name: string; bytes: string; rows: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0)::bigint as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const longOnes = await asked<{ pid: number; seconds: number; name: string }>(
    `select pid, extract(epoch from now() - xact_start)::int as seconds, application_name as name
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start < now() - interval '10 seconds' order by xact_start`,
  )
  return {
    state,
    sizes: new Map(
      sizes.map(({ name, bytes, rows }) => [name, { bytes: Number(bytes), rows: Number(rows) }]),
    ),
    processes: await listProcesses(pool),
    longOnes,
    backfills: await readBackfills(pool, state, migrations),
    backedUpAt: config.databaseUrl ? await findArchived(pool) : findOwnBackup(config.backupDir),
    free: config.databaseUrl ? null : await freeBytes(config.dataDir),
  }
}

async function readBackfills(
  pool: Pool,
  { unfinished }: State,
  migrations: readonly Migration[],
): Promise<BackfillProgress[]> {
  const open = migrations.filter(({ name }) => unfinished.includes(name))
  const found: BackfillProgress[] = []
  for (const migration of open) found.push(await readProgress(pool, migration))
  return found
}

async function findArchived(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    'select last_archived_time as at from pg_stat_archiver',
  )
  return rows[0]?.at ?? null
}

function findOwnBackup(backupDir: string): Date | null {
  const newest = listBackups(backupDir).at(-1)
  return newest ? new Date(newest.stoppedAt) : null
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
