import { constants, type Dirent } from 'node:fs'
import { lstat, open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { TarEntry } from './tar.ts'

/** Folders whose contents PostgreSQL makes anew when it starts on a copy. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|\.s\..*|tablespace_map(\.old)?|.*\.signal)$/
const leftOutAnywhere = /^(pgsql_tmp.*|pg_internal\.init.*|.*\.new)$/
/** Last: it says how far the others must be brought. */
const lastOfAll = 'global/pg_control'

/** What a copy of a running cluster consists of, folders before what they hold. */
export async function listDatabaseFiles(directory: string): Promise<TarEntry[]> {
  const tablespaces = await readdir(join(directory, 'pg_tblspc'))
  if (tablespaces.length > 0) {
    throw new StartFailure('The database has tablespaces of its own, which are not copied.')
  }
  const found = await listBelow(directory, '')
  const inOrder = [...found.filter(({ path }) => path !== lastOfAll), { path: lastOfAll, size: 0 }]
  // PostgreSQL makes the folder again, not what it looks for in it.
  return [...inOrder, { path: 'pg_wal/archive_status/', size: 0 }]
}

async function listBelow(root: string, below: string): Promise<TarEntry[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true })
  const wanted = entries.filter((entry) => isWanted(entry, below))
  const lists: TarEntry[][] = []
  for (const entry of wanted) lists.push(await listOne(root, below + entry.name, entry))
  return lists.flat()
}

function isWanted(entry: Dirent, below: string): boolean {
  if (!entry.isFile() && !entry.isDirectory()) return false
  return !leftOutAnywhere.test(entry.name) && (below !== '' || !leftOut.test(entry.name))
}

async function listOne(root: string, path: string, entry: Dirent): Promise<TarEntry[]> {
  if (entry.isFile()) {
    // Dropped meanwhile: the log knows.
    const state = await lstat(join(root, path)).catch(() => null)
    return state ? [{ path, size: state.size }] : []
  }
  const folder = { path: `${path}/`, size: 0 }
  return emptied.has(path) ? [folder] : [folder, ...(await listBelow(root, `${path}/`))]
}

export interface OpenFile extends TarEntry {
  chunks: AsyncGenerator<Buffer>
}

/** A file at the size it has now: what is written to it meanwhile is in the log. Null when it is gone. */
export async function openDatabaseFile(directory: string, path: string): Promise<OpenFile | null> {
  if (path === lastOfAll) return readSteadily(directory, path)
  const handle = await openOrMiss(join(directory, path))
  if (!handle) return null
  const { size } = await handle.stat()
  return { path, size, chunks: readExactly(handle, size) }
}

async function openOrMiss(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const chunkBytes = 256 * 1024

/** Cut by a truncation meanwhile it is filled with zeros, as PostgreSQL's own tool does it. */
async function* readExactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; at < size;) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - at))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
      at += bytesRead === 0 ? chunk.length : bytesRead
      yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** Small and written as a whole: until two looks see the same. */
async function readSteadily(directory: string, path: string): Promise<OpenFile> {
  const look = async () => {
    const handle = await open(join(directory, path))
    try {
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  }
  let last = await look()
  for (;;) {
    const again = await look()
    if (again.equals(last)) return { path, size: last.length, chunks: oneChunk(last) }
    last = again
  }
}

export async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk
}
