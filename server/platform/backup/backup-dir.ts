import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './wal-files.ts'

/** What a backup says of itself. */
export interface Manifest {
  /** Its folder's name: when it ended, in UTC. */
  id: string
  /** Every moment from here on can be restored from it, as far as the log reaches. */
  stoppedAt: string
  startedAt: string
  startPiece: string
  stopPiece: string
  timeline: number
  postgresVersion: string
  /** The last migration that was applied. */
  schema: string | null
  /** Of the database's files, before they were packed. */
  bytes: number
  packedBytes: number
  /** Which files of keys lie beside it. */
  secrets: string[]
  /** By which SECRET_KEY is recognised, without telling it. */
  keyMark: string
}

export interface PackedFile {
  path: string
  size: number
  sha256: string
}

export interface BackupPlaces {
  root: string
  /** Where PostgreSQL puts what it has written of its log. */
  wal: string
  base: string
  /** Whose backups these are: the number of a cluster, which stays through restores. */
  owner: string
}

export function placesIn(root: string): BackupPlaces {
  return {
    root,
    wal: join(root, 'wal'),
    base: join(root, 'base'),
    owner: join(root, 'database-number'),
  }
}

export const packedName = 'database.tar.gz'
export const manifestName = 'manifest.json'
/** Of each file its size and hash; apart, because it is long and seldom read. */
export const filesName = 'files.json'
export const secretsName = 'secrets'

/** Whole backups, oldest first. A half one has another name and is none. */
export function listBackups(root: string): Manifest[] {
  const { base } = placesIn(root)
  return namesIn(base)
    .filter((name) => isBackupName.test(name) && existsSync(join(base, name, manifestName)))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(base, name, manifestName), 'utf8')) as Manifest)
}

const isBackupName = /^\d{8}T\d{6}Z$/

export function nameOfMoment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** What killed backups and deletions left behind; only for who holds the folder. */
export function removeHalfBackups(root: string): void {
  const { base } = placesIn(root)
  for (const name of namesIn(base).filter((each) => /\.(part|gone)$/.test(each))) {
    rmSync(join(base, name), { recursive: true, force: true })
  }
}

/** The number by which PostgreSQL tells one cluster from another; the first eight bytes of its control file. */
export function numberOfCluster(directory: string): string | null {
  try {
    return readFileSync(join(directory, 'global/pg_control')).readBigUInt64LE(0).toString()
  } catch {
    return null
  }
}

export function numberOfOwner(root: string): string | null {
  const { owner } = placesIn(root)
  return existsSync(owner) ? readFileSync(owner, 'utf8').trim() : null
}
