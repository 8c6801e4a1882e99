import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Stops a PostgreSQL and every process of it as a disk that hangs would: connections stay open, new ones are taken, and
 * nobody hears a word. Returns what lets it go on.
 */
export function freezePostgres(dataDir: string): () => void {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const postmaster = Number.parseInt(file, 10)
  // First, so that it makes no other meanwhile.
  process.kill(postmaster, 'SIGSTOP')
  const children = listChildren(postmaster)
  for (const child of children) process.kill(child, 'SIGSTOP')
  return () => {
    for (const pid of [...children.splice(0), postmaster]) letGoOn(pid)
  }
}

/** Who has ended meanwhile needs it no more. */
function letGoOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function listChildren(parent: number): number[] {
  const all = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = all
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
}
