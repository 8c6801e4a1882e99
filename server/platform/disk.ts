import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** PostgreSQL takes its log in pieces of 16 MB: with less than two of them the next write may fail. */
const minRoom = 32 * 1024 ** 2
/** Here not even a line of a log is sure to be written. */
const noRoom = 256 * 1024

/** Whether the disk under a folder is about to refuse writes. */
export async function isDiskShort(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize < minRoom
}

export function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < noRoom
}

/** A write that found no room: PostgreSQL's `disk_full`, or the machine's own. */
export function isNoRoomError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '53100' || code === 'ENOSPC'
}
