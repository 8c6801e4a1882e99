import { createReadStream, createWriteStream, rmSync, statSync, utimesSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { hours, seconds } from '#domain/kernel/durations.ts'
import { systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { countWaiting, giveArchiveUp, isArchiving } from './archiving.ts'
import { placesIn } from './backup-dir.ts'
import { ownLike, renameDurably } from './durable.ts'
import { namesIn, placeOf } from './wal-files.ts'

/** Of 16 MB each: 2 GB, as much as PostgreSQL keeps for itself. */
const maxWaiting = 128
/** With less room than this on the database's disk only a few may wait. */
const shortRoom = 1024 ** 3
const maxWaitingWhenShort = 4
const every = seconds(20)

interface Kept {
  directory: string
  backupDir: string
  log: Log
}

/** Beside the embedded PostgreSQL: packs what it puts into the archive, and stops it before it fills the disk. */
export function keepArchive(kept: Kept): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const look = () => {
    if (isBusy || !isArchiving(kept.directory, kept.backupDir)) return
    isBusy = true
    running = lookAfter(kept)
      .catch((error: unknown) => kept.log.error({ err: error }, 'the archive of the log'))
      .finally(() => (isBusy = false))
  }
  const timer = setInterval(look, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Once; `most` is how many pieces may wait. */
export async function lookAfter(
  { directory, backupDir, log }: Kept,
  most = maxWaiting,
): Promise<void> {
  // First: packing needs the room that may be what is missing.
  const waiting = countWaiting(directory)
  const { bavail, bsize } = await statfs(directory)
  if (waiting > (bavail * bsize < shortRoom ? maxWaitingWhenShort : most)) {
    giveArchiveUp(directory, { at: systemClock.now().toISOString(), waiting })
    log.error({ waiting }, 'the archive takes nothing: given up; npm run backup begins it anew')
    return
  }
  await packArchive(backupDir)
}

/** A piece that was cut short after a minute is mostly empty: packed, it takes a tenth and less. */
export async function packArchive(backupDir: string): Promise<void> {
  const { wal } = placesIn(backupDir)
  for (const name of namesIn(wal)) {
    if (placeOf(name)) await pack(wal, name)
    else if (isLeftOver(wal, name)) rmSync(join(wal, name), { force: true })
  }
}

async function pack(wal: string, name: string): Promise<void> {
  const path = join(wal, name)
  const packed = `${path}.gz`
  const { mtime } = statSync(path)
  const output = createWriteStream(`${packed}.part`, { mode: 0o600, flush: true })
  await pipeline(createReadStream(path), createGzip({ level: 1 }), output)
  // When it was written is how far the log reaches.
  utimesSync(`${packed}.part`, mtime, mtime)
  ownLike(`${packed}.part`, wal)
  renameDurably(`${packed}.part`, packed)
  rmSync(path)
}

/** Of a PostgreSQL or a process of ours that was killed while it wrote. */
function isLeftOver(wal: string, name: string): boolean {
  if (!/^archtemp\.|\.part$/.test(name)) return false
  const { mtimeMs = Infinity } = statSync(join(wal, name), { throwIfNoEntry: false }) ?? {}
  return systemClock.now().getTime() - mtimeMs > hours(1)
}
