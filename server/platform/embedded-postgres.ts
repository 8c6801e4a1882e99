import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { keepArchive } from './backup/archive-keeper.ts'
import { keepArchiveSettings } from './backup/archiving.ts'
import { placesIn } from './backup/backup-dir.ts'
import { finishSwitch } from './backup/switch-databases.ts'
import { type Account, accountFor } from './embedded-postgres/account.ts'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { type Cluster, ensureCluster, findRunningUrl } from './embedded-postgres/cluster.ts'
import { holdDataDir } from './embedded-postgres/data-dir-lock.ts'
import { stopOrphan } from './embedded-postgres/orphan.ts'
import { runPostgres } from './embedded-postgres/postgres-process.ts'
import { ensureDatabase } from './embedded-postgres/ensure-database.ts'
import type { Log } from './log.ts'
import { StartFailure } from './start-failure.ts'

export interface EmbeddedPostgres {
  /** Connects as the owner of the shop's own database. */
  url: string
  /** Ends it cleanly; safe to call twice. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute. Everything it needs stays in here. */
  dataDir: string
  log: Log
  /** Where its log is kept, once a backup has begun that. */
  backupDir?: string
  /** For throw-away test data only: an answered commit may be lost when the machine stops. */
  unsafeFast?: boolean
}

/**
 * Starts the PostgreSQL that comes with the npm packages, on the data in `dataDir`.
 * Whatever an earlier run left behind (a killed server, half a directory) is put right first.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const release = holdDataDir(options.dataDir)
  if (!release) {
    throw new StartFailure(
      `DATA_DIR ${options.dataDir} is in use by another An Lành; stop it first.`,
      { passes: true },
    )
  }
  try {
    return await startHeld(options, release)
  } catch (error) {
    release()
    throw error
  }
}

/** The URL of the embedded PostgreSQL that another process runs on `dataDir`, for command-line tools. */
export function findRunningEmbeddedPostgres(dataDir: string): string | null {
  return findRunningUrl(join(dataDir, 'postgres'))
}

/** Ends what a killed server left running on `dataDir`; nothing when it is held by one that lives. */
export async function stopLeftPostgres(dataDir: string, log: Log): Promise<void> {
  const directory = join(dataDir, 'postgres')
  const release = existsSync(directory) && holdDataDir(dataDir)
  if (!release) return
  try {
    await stopOrphan(realpathSync(directory), log)
  } finally {
    release()
  }
}

async function startHeld(
  options: EmbeddedPostgresOptions,
  release: () => void,
): Promise<EmbeddedPostgres> {
  finishSwitch(options.dataDir)
  const { backupDir = null } = options
  const binaries = await findBinaries()
  const others = backupDir === null ? [] : [placesIn(backupDir).root]
  const account: Account = accountFor(options.dataDir, binaries, others)
  const cluster: Cluster = await ensureCluster(options, binaries, account)
  await stopOrphan(cluster.directory, options.log)
  const { directory } = cluster
  keepArchiveSettings(directory, backupDir)
  const server = await runPostgres({ ...options, binaries, account, cluster })
  await ensureDatabase(server.url).catch(async (error) => {
    await server.stop()
    throw error
  })

  // Also when a backup begins the archive only later.
  const keeper = backupDir === null ? null : keepArchive({ directory, backupDir, log: options.log })
  const stopAll = async () => {
    await keeper?.()
    await server.stop().finally(release)
  }
  let stopped: Promise<void> | undefined
  return {
    url: server.url,
    stop: () => (stopped ??= stopAll()),
  }
}
