import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { numberOfCluster, numberOfOwner } from '#server/platform/backup/backup-dir.ts'
import type { SideRun } from '#server/platform/backup/recover.ts'
import { sideName } from '#server/platform/backup/switch-databases.ts'
import { accountFor } from '#server/platform/embedded-postgres/account.ts'
import { findBinaries } from '#server/platform/embedded-postgres/binaries.ts'
import type { Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { tell } from './tool.ts'

/** Everything about what is restored, beside the database that is in use. */
export interface SidePlaces {
  /** The restored database. */
  directory: string
  /** The database that is in use, if it is there. */
  live: string
  /** Notes and the log of the restored one. */
  notes: string
}

export function placesOf({ dataDir: given }: Config): SidePlaces {
  const dataDir = realpathSync(given)
  const notes = join(dataDir, 'restore')
  mkdirSync(notes, { recursive: true, mode: 0o700 })
  return { directory: join(dataDir, sideName), live: join(dataDir, 'postgres'), notes }
}

/** What a server on it needs. */
export async function sideRun(config: Config): Promise<SideRun> {
  const { directory, notes } = placesOf(config)
  const binaries = await findBinaries()
  return {
    directory,
    logFile: join(notes, 'postgres.log'),
    password: readPassword(config),
    binaries,
    account: accountFor(config.dataDir, binaries, [config.backupDir]),
    tell,
  }
}

function readPassword({ dataDir }: Config): string {
  const path = join(dataDir, 'postgres-password')
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  throw new StartFailure(
    `The password of the database is missing: put the file postgres-password of the last DATA_DIR into ${dataDir}.`,
  )
}

export function refuseOtherDatabase({ backupDir }: Config, live: string): void {
  const [number, owner] = [numberOfCluster(live), numberOfOwner(backupDir)]
  if (number === null || owner === null || number === owner) return
  throw new StartFailure(
    `BACKUP_DIR ${backupDir} holds the backups of another database than DATA_DIR: set both to those of one shop.`,
  )
}
