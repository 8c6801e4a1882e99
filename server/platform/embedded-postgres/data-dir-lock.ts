import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Holds a data directory for this process, or returns null when another one has it.
 * An exclusive SQLite transaction is the one file lock that Node can take: the kernel gives it
 * back however the process ends, so nothing stale stays behind.
 */
export function holdDataDir(dataDir: string): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    return null
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
