import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, readFileSync } from 'node:fs'
import { chown, open } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Account } from '../embedded-postgres/account.ts'
import { StartFailure } from '../start-failure.ts'
import { filesName, packedName, placesIn, type Manifest, type PackedFile } from './backup-dir.ts'
import { progressOf } from './progress.ts'
import { blockBytes, paddingOf, PieceReader, readHeader, type TarEntry } from './tar.ts'

interface Unpacking {
  backupDir: string
  backup: Manifest
  /** Empty, and there. */
  directory: string
  account: Account
  tell: (line: string) => void
}

/** The files of a backup, each compared with what its manifest says. */
export async function unpackDatabase(task: Unpacking): Promise<void> {
  const folder = join(placesIn(task.backupDir).base, task.backup.id)
  const path = join(folder, packedName)
  const files = JSON.parse(readFileSync(join(folder, filesName), 'utf8')) as PackedFile[]
  const wanted = new Map(files.map((file) => [file.path, file]))
  const progress = progressOf('unpacked', task.backup.bytes, task.tell)
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(path), unpacked)
  // Told where it is read.
  reading.catch(() => undefined)
  const reader = new PieceReader(unpacked)
  try {
    for (;;) {
      const entry = readHeader(await reader.whole(blockBytes))
      if (!entry) break
      const sha256 = await writeEntry(task, entry, reader, progress)
      const told = wanted.get(entry.path)
      if (sha256 !== null && (told?.sha256 !== sha256 || told.size !== entry.size)) {
        throw new Error(`${entry.path} is not what was copied`)
      }
      if (sha256 !== null) wanted.delete(entry.path)
    }
    if (wanted.size > 0) throw new Error(`${[...wanted.keys()][0]} is missing`)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause
    throw new StartFailure(
      `The backup ${task.backup.id} is damaged (${(cause as Error).message}): choose another with --backup, see --list.`,
      { cause },
    )
  } finally {
    unpacked.destroy()
  }
}

async function writeEntry(
  { directory, account }: Unpacking,
  { path, size }: TarEntry,
  reader: PieceReader,
  progress: (bytes: number) => void,
): Promise<string | null> {
  const target = resolve(directory, path)
  if (!target.startsWith(directory + sep)) throw new Error(`${path} leads outside`)
  const own = async () => account.ids && chown(target, account.ids.uid, account.ids.gid)
  if (path.endsWith('/')) {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    await own()
    return null
  }
  const hash = createHash('sha256')
  // Not flushed one by one: PostgreSQL flushes a copy as a whole before it works on it.
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of reader.take(size)) {
      hash.update(chunk)
      progress(chunk.length)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
  await own()
  await reader.whole(paddingOf(size).length)
  return hash.digest('hex')
}
