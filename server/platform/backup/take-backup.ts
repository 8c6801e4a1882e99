import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../connection.ts'
import { isNoRoomError } from '../disk.ts'
import { holdDataDir } from '../embedded-postgres/data-dir-lock.ts'
import { StartFailure } from '../start-failure.ts'
import {
  forgetGivenUp,
  giveArchiveUp,
  makeWalFolder,
  readGivenUp,
  reloadSettings,
  writeArchiveSettings,
} from './archiving.ts'
import {
  filesName,
  listBackups,
  manifestName,
  nameOfMoment,
  numberOfCluster,
  numberOfOwner,
  placesIn,
  removeHalfBackups,
  secretsName,
  type Manifest,
} from './backup-dir.ts'
import { acceptedKeysFile } from '../env.ts'
import { markOfKey } from '../keys/keyring.ts'
import { renameDurably, syncFolder, writeDurably } from './durable.ts'
import { packDatabase } from './pack-database.ts'
import { pruneBackups } from './prune-backups.ts'
import { namesIn, placeOf } from './wal-files.ts'

export interface BackupTask {
  /** Of its owner, who may do everything. */
  url: string
  /** The folder of the running cluster. */
  directory: string
  backupDir: string
  keep: number
  secretKey: string
  withSecrets: boolean
  /** Its checkpoint at once: sooner done, but the disk is busy with it. */
  fast: boolean
  tell: (line: string) => void
}

/** Keys that lie beside the database in DATA_DIR. */
export const secretFiles = ['secret-key', acceptedKeysFile, 'postgres-password'] as const

/** A copy of a running database that can be brought to any moment from its end on; nobody waits for it. */
export async function takeBackup(task: BackupTask): Promise<Manifest> {
  const { backupDir, directory } = task
  mkdirSync(placesIn(backupDir).base, { recursive: true, mode: 0o700 })
  const release = holdDataDir(backupDir)
  if (!release) throw new StartFailure(`Another backup into ${backupDir} is under way.`)
  const client = new Connection({ connectionString: task.url })
  try {
    removeHalfBackups(backupDir)
    refuseOthers(backupDir, directory)
    await client.connect()
    await beginArchiving(task, client)
    const manifest = await copy(task, client)
    pruneBackups(backupDir, task.keep, task.tell)
    return manifest
  } catch (error) {
    // Half of it would only take the room that others need.
    removeHalfBackups(backupDir)
    if (listBackups(backupDir).length === 0) stopArchiving(task)
    if (!isNoRoomError(error)) throw error
    throw new StartFailure(
      `There is no room left in ${backupDir}: make some, or set BACKUP_DIR elsewhere. No backup was made; the shop runs on.`,
      { cause: error, passes: true },
    )
  } finally {
    await client.end()
    release()
  }
}

function refuseOthers(backupDir: string, directory: string): void {
  const number = numberOfCluster(directory)
  const owner = numberOfOwner(backupDir)
  if (number === null) throw new StartFailure(`${directory} holds no database.`)
  if (owner === null) writeDurably(placesIn(backupDir).owner, number)
  else if (owner !== number) {
    throw new StartFailure(
      `BACKUP_DIR ${backupDir} holds the backups of another database (${owner}, this one is ${number}): set another one.`,
    )
  }
}

/** Without the log a backup is worth nothing: it begins first, and is seen to arrive. */
async function beginArchiving(task: BackupTask, client: Connection): Promise<void> {
  const { backupDir, directory } = task
  const givenUp = readGivenUp(directory)
  makeWalFolder(directory, backupDir)
  forgetGivenUp(directory)
  if (writeArchiveSettings(directory, backupDir)) reloadSettings(directory)
  try {
    await untilArchived(task, client, await switchPiece(client))
  } catch (error) {
    if (givenUp) giveArchiveUp(directory, givenUp)
    throw error
  }
}

/** A log without any backup restores nothing: PostgreSQL does not fill a disk with it. */
function stopArchiving({ directory, backupDir }: BackupTask): void {
  const isOurs = numberOfOwner(backupDir) === numberOfCluster(directory)
  if (!isOurs) return
  rmSync(placesIn(backupDir).wal, { recursive: true, force: true })
  writeArchiveSettings(directory, null)
  reloadSettings(directory)
}

/** Ends the piece of the log that is being written; its name. */
export async function switchPiece(client: Connection): Promise<string> {
  // Something to switch from, and a commit: whoever restores to a moment before it finds one after it.
  await client.query(`select pg_logical_emit_message(true, 'anlanh', 'a piece ends here')`)
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  )
  return rows[0]!.name
}

async function now(client: Connection): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
  return rows[0]!.at
}

const archivePatience = minutes(5)

export async function untilArchived(
  { backupDir }: Pick<BackupTask, 'backupDir'>,
  client: Connection,
  piece: string,
): Promise<void> {
  const { wal } = placesIn(backupDir)
  const until = performance.now() + archivePatience
  // What failed before may have been mended since.
  const since = await now(client)
  for (;;) {
    const names = namesIn(wal)
    if (names.includes(piece) || names.includes(`${piece}.gz`)) return
    const { rows } = await client.query<{ fails: boolean }>(
      `select last_failed_time > coalesce(last_archived_time, '-infinity')
         and last_failed_time > $1 as fails from pg_stat_archiver`,
      [since],
    )
    if (rows[0]?.fails || performance.now() > until) {
      throw new StartFailure(
        `PostgreSQL cannot put its log into ${wal}: is the disk there, has it room, and may PostgreSQL's account write it? See postgres.log in DATA_DIR. No backup was made; the shop runs on.`,
      )
    }
    await wait(seconds(0.1))
  }
}

async function copy(task: BackupTask, client: Connection): Promise<Manifest> {
  const { backupDir, tell } = task
  const { base } = placesIn(backupDir)
  const { rows } = await client.query<Started>(started, [task.fast])
  const { startedAt, startPiece, postgresVersion, schema } = rows[0]!
  const half = join(base, `${nameOfMoment(new Date(startedAt))}.part`)
  mkdirSync(half, { mode: 0o700 })
  const packed = await packDatabase({
    ...task,
    folder: half,
    stop: async () => {
      const stopped = await client.query<Stopped>(stop)
      return stopped.rows[0]!
    },
  })
  // After the rows that they open: a key without a row does no harm.
  const secrets = task.withSecrets ? copySecrets(task, half) : []
  tell('waiting for the log of these minutes')
  await untilArchived(task, client, packed.stopped.stopPiece)
  const stoppedAt = new Date(packed.stopped.stoppedAt)
  const manifest: Manifest = {
    id: nameOfMoment(stoppedAt),
    startedAt,
    stoppedAt: packed.stopped.stoppedAt,
    startPiece,
    stopPiece: packed.stopped.stopPiece,
    timeline: placeOf(startPiece)!.timeline,
    postgresVersion,
    schema,
    bytes: packed.bytes,
    packedBytes: packed.packedBytes,
    secrets,
    keyMark: markOfKey(task.secretKey),
  }
  writeDurably(join(half, filesName), JSON.stringify(packed.files))
  writeDurably(join(half, manifestName), JSON.stringify(manifest))
  syncFolder(half)
  renameDurably(half, join(base, manifest.id))
  return manifest
}

interface Started {
  startedAt: string
  startPiece: string
  postgresVersion: string
  schema: string | null
}

const iso = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
/** The backup ends by itself when this session does. */
const started = `
  select pg_walfile_name(pg_backup_start('anlanh', $1)) as "startPiece",
    to_char(clock_timestamp() at time zone 'UTC', ${iso}) as "startedAt",
    current_setting('server_version') as "postgresVersion",
    (select max(name) from schema_migration) as schema`

export interface Stopped {
  label: string
  stopPiece: string
  stoppedAt: string
}

/** Not waiting for the archive: what keeps it would keep us without a word. */
const stop = `
  with ended as materialized (select * from pg_backup_stop(wait_for_archive => false))
  select labelfile as label, pg_walfile_name(lsn) as "stopPiece",
    to_char(clock_timestamp() at time zone 'UTC', ${iso}) as "stoppedAt" from ended`

function copySecrets({ directory }: BackupTask, folder: string): string[] {
  const dataDir = dirname(directory)
  const there = secretFiles.filter((name) => existsSync(join(dataDir, name)))
  mkdirSync(join(folder, secretsName), { mode: 0o700 })
  for (const name of there) {
    writeDurably(join(folder, secretsName, name), readFileSync(join(dataDir, name), 'utf8'))
  }
  return there
}
