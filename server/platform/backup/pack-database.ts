import { createHash } from 'node:crypto'
import { createWriteStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packedName, type PackedFile } from './backup-dir.ts'
import { listDatabaseFiles, oneChunk, openDatabaseFile, type OpenFile } from './database-files.ts'
import { progressOf } from './progress.ts'
import { endOfTar, headerOf, paddingOf } from './tar.ts'
import type { Stopped } from './take-backup.ts'

interface Packing {
  directory: string
  folder: string
  /** Ends the backup on the server; what it answers goes into the copy last. */
  stop(): Promise<Stopped>
  tell: (line: string) => void
}

interface Packed {
  files: PackedFile[]
  bytes: number
  packedBytes: number
  stopped: Stopped
}

/** All files of a running cluster as one packed file, with the label without which the copy is none. */
export async function packDatabase({ directory, folder, stop, tell }: Packing): Promise<Packed> {
  const entries = await listDatabaseFiles(directory)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const progress = progressOf('copied', total, tell)
  const files: PackedFile[] = []
  let stopped: Stopped | undefined

  async function* parts(): AsyncGenerator<Buffer> {
    for (const { path, size } of entries) {
      if (path.endsWith('/')) yield headerOf({ path, size })
      else {
        const file = await openDatabaseFile(directory, path)
        if (file) yield* pack(file)
      }
    }
    stopped = await stop()
    const label = Buffer.from(stopped.label)
    yield* pack({ path: 'backup_label', size: label.length, chunks: oneChunk(label) })
    yield endOfTar
  }

  async function* pack({ path, size, chunks }: OpenFile): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    yield headerOf({ path, size })
    for await (const chunk of chunks) {
      hash.update(chunk)
      progress(chunk.length)
      yield chunk
    }
    const padding = paddingOf(size)
    // An empty chunk would end the stream's reading.
    if (padding.length > 0) yield padding
    files.push({ path, size, sha256: hash.digest('hex') })
  }

  const path = join(folder, packedName)
  await pipeline(
    Readable.from(parts(), { objectMode: false }),
    createGzip({ level: 1 }),
    createWriteStream(path, { mode: 0o600, flush: true }),
  )
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return { files, bytes, packedBytes: statSync(path).size, stopped: stopped! }
}
