import type { ClientBase, Pool } from 'pg'
import { apply, lockPace, type Applying } from './migrations/apply.ts'
import { backfillAtOnce } from './migrations/backfill.ts'
import { headerOf } from './migrations/header.ts'
import {
  historyTables,
  missingBefore,
  readState,
  startApplies,
  waitingContracts,
  type State,
} from './migrations/history.ts'
import { withMigrationLock } from './migrations/migration-lock.ts'
import { listProcesses } from './migrations/processes.ts'
import { readMigrations, type Migration } from './migrations/read-migrations.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Applies what is pending and returns the names: of a new database everything, of another what the code of the release
 * before can live with. What takes something away waits for `contract` (docs/operations/upgrade.md).
 */
export async function migrate(
  pool: Pool,
  migrations = readMigrations(),
  options: Partial<Applying> = {},
): Promise<string[]> {
  return underLock(pool, migrations, async (client, state) =>
    applyAll(client, startApplies(state), { ...unhurried, ...options, state }),
  )
}

/** Takes away what no code uses any more; refuses while a backfill runs that it counts on. */
export async function contract(
  pool: Pool,
  migrations = readMigrations(),
  options: Partial<Applying> = {},
): Promise<string[]> {
  return underLock(pool, migrations, async (client, state) => {
    if (waitingContracts(state).length > 0) await refuseOlderCode(client, state)
    return applyAll(client, state.pending, { ...unhurried, ...options, state })
  })
}

/** The names of the migrations that a start would apply; refuses a changed one as `migrate` does. */
export async function pendingMigrations(
  pool: Pool,
  migrations = readMigrations(),
): Promise<string[]> {
  return startApplies(await readState(pool, migrations)).map(({ name }) => name)
}

/** For commands that only look: told in one line instead of a table that is missing. */
export async function ensureMigrated(pool: Pool, migrations = readMigrations()): Promise<void> {
  const { length } = await pendingMigrations(pool, migrations)
  if (length > 0) {
    const what = length === 1 ? '1 migration is' : `${length} migrations are`
    throw new StartFailure(`${what} not applied yet: run npm run migrate first.`)
  }
}

const unhurried: Applying = { pace: lockPace, tell: () => undefined }

/** One process at a time, on a database that this code may change. */
async function underLock<T>(
  pool: Pool,
  migrations: readonly Migration[],
  work: (client: ClientBase, state: State) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    return await withMigrationLock(client, async () => {
      await client.query(historyTables)
      const state = await readState(client, migrations)
      refuseSkipped(state)
      return work(client, state)
    })
  } finally {
    client.release()
  }
}

async function applyAll(
  client: ClientBase,
  due: readonly Migration[],
  { state, ...applying }: Applying & { state: State },
): Promise<string[]> {
  const applied: string[] = []
  for (const migration of due) {
    const pending = state.pending.filter(({ name }) => !applied.includes(name))
    const missing = state.isNew ? [] : missingBefore(migration, { ...state, pending })
    if (missing.length > 0) throw countsOn(migration, missing)
    await apply(client, migration, applying)
    // Few rows, and nobody's: what comes after may count on them at once.
    if (state.isNew && headerOf(migration).kind === 'backfill') {
      await backfillAtOnce(client, migration)
    }
    applied.push(migration.name)
  }
  return applied
}

/**
 * Code whose release takes something away reads what a backfill of the release before wrote, and nothing else: on a
 * database that never had that release, or where it is not through yet, it would answer wrongly.
 */
function refuseSkipped(state: State): void {
  if (state.isNew) return
  for (const migration of state.pending) {
    if (headerOf(migration).kind !== 'contract') continue
    const missing = missingBefore(migration, state)
    if (missing.length > 0) throw countsOn(migration, missing)
  }
}

/** Code that does not know the migration may still use what it takes away. */
async function refuseOlderCode(client: ClientBase, state: State): Promise<void> {
  const newest = waitingContracts(state).at(-1)!
  const older = (await listProcesses(client)).filter((known) => known < newest.name.slice(0, 4))
  if (older.length === 0) return
  const what = older.length === 1 ? '1 process runs' : `${older.length} processes run`
  throw new StartFailure(
    `${what} older code than ${newest.name} on this database: restart them on this release first.`,
    { passes: true },
  )
}

function countsOn({ name }: Migration, missing: readonly string[]): StartFailure {
  return new StartFailure([
    `This release skips one: ${name} counts on ${missing.join(' and ')}, which this database does not have whole.`,
    'Run the release before it until npm run upgrade -- --check says that its backfills are done (docs/operations/upgrade.md).',
  ])
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  if (rows[0].number < 150_000) {
    throw new StartFailure(`PostgreSQL ${rows[0].name} is too old; 15 or newer is needed.`)
  }
}
