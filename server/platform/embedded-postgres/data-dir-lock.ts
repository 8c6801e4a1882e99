import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../start-failure.ts'

/**
 * Holds a data directory for this process, or returns null when another one has it.
 * An exclusive SQLite transaction is the one file lock that Node can take: the kernel gives it
 * back however the process ends, so nothing stale stays behind.
 */
export function holdDataDir(dataDir: string): (() => void) | null {
  const path = join(dataDir, 'lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path)
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock?.close()
    if (isHeld(error)) return null
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be held by its file "lock": ${reason}.`, {
      cause: error,
      passes: true,
    })
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

function isHeld(error: unknown): boolean {
  const sqliteBusy = 5
  return (error as { errcode?: number }).errcode === sqliteBusy
}
