import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPidFile } from '../embedded-postgres/pid-file.ts'
import { placesIn } from './backup-dir.ts'
import { ownLike, writeDurably } from './durable.ts'
import { namesIn } from './wal-files.ts'

/** At most so much of what was answered is lost with a disk. */
const secondsOfLog = 60

/** Why and since when the archive gets nothing any more, though it should. */
export interface GivenUp {
  at: string
  waiting: number
}

/** Whether the server on `directory` keeps its log in `backupDir`: since the first backup, unless it was given up. */
export function isArchiving(directory: string, backupDir: string): boolean {
  return existsSync(placesIn(backupDir).wal) && !readGivenUp(directory)
}

/**
 * Says where the log goes, in a file that PostgreSQL reads again while it runs; everything else stands on its
 * command line. Whether it said something else before. Whatever ALTER SYSTEM wrote there is gone with the next start.
 */
export function writeArchiveSettings(directory: string, backupDir: string | null): boolean {
  const path = settingsPath(directory)
  const settings =
    backupDir === null
      ? // Not empty: PostgreSQL would then keep its log until somebody takes it.
        ["archive_command = 'true'"]
      : [
          "archive_library = 'basic_archive'",
          `basic_archive.archive_directory = '${placesIn(backupDir).wal.replaceAll("'", "''")}'`,
          `archive_timeout = ${secondsOfLog}`,
        ]
  const text = `# Written by server/platform/backup/archiving.ts.\n${settings.join('\n')}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  writeDurably(path, text, directory)
  return true
}

/**
 * Before a start. A tool that knows of no BACKUP_DIR, or of another one, changes nothing: what PostgreSQL then threw
 * away would be a hole.
 */
export function keepArchiveSettings(directory: string, backupDir: string | null): void {
  if (backupDir !== null && isArchiving(directory, backupDir)) {
    writeArchiveSettings(directory, backupDir)
  } else if (!archivesSomewhere(directory)) writeArchiveSettings(directory, null)
}

function archivesSomewhere(directory: string): boolean {
  const path = settingsPath(directory)
  return existsSync(path) && readFileSync(path, 'utf8').includes('archive_library')
}

function settingsPath(directory: string): string {
  return join(directory, 'postgresql.auto.conf')
}

/** The folder of the log, which only PostgreSQL's own account and root read. */
export function makeWalFolder(directory: string, backupDir: string): void {
  const { root, wal } = placesIn(backupDir)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  if (existsSync(wal)) return
  mkdirSync(wal, { mode: 0o700 })
  ownLike(wal, directory)
  // PostgreSQL must be able to pass through the folder above.
  ownLike(root, directory)
}

/** Takes the settings over: PostgreSQL reads its file again. */
export function reloadSettings(directory: string): void {
  const running = readPidFile(directory)
  if (running) process.kill(running.pid, 'SIGHUP')
}

/** Pieces that PostgreSQL would put into the archive and has not yet. */
export function countWaiting(directory: string): number {
  return namesIn(join(directory, 'pg_wal/archive_status')).filter((name) => name.endsWith('.ready'))
    .length
}

/** PostgreSQL would keep its log until the disk is full: the shop is worth more than the archive. */
export function giveArchiveUp(directory: string, givenUp: GivenUp): void {
  writeDurably(givenUpPath(directory), JSON.stringify(givenUp))
  writeArchiveSettings(directory, null)
  reloadSettings(directory)
}

export function readGivenUp(directory: string): GivenUp | null {
  const path = givenUpPath(directory)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as GivenUp) : null
}

export function forgetGivenUp(directory: string): void {
  rmSync(givenUpPath(directory), { force: true })
}

function givenUpPath(directory: string): string {
  return join(dirname(directory), 'archive-given-up.json')
}
