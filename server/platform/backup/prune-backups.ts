import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups, placesIn } from './backup-dir.ts'
import { namesIn, placeOf } from './wal-files.ts'

/** Keeps the newest backups, and of the log what the oldest of them needs. */
export function pruneBackups(root: string, keep: number, tell: (line: string) => void): void {
  const { base, wal } = placesIn(root)
  const all = listBackups(root)
  for (const { id } of all.slice(0, Math.max(0, all.length - keep))) {
    const gone = join(base, `${id}.gone`)
    renameSync(join(base, id), gone)
    rmSync(gone, { recursive: true, force: true })
    tell(`the backup ${id} is older than the ${keep} that are kept: deleted`)
  }
  const [oldest] = listBackups(root)
  if (!oldest) return
  const needed = placeOf(oldest.startPiece)!.place
  for (const name of namesIn(wal)) {
    const found = placeOf(name.replace(/\.gz$/, ''))
    if (found && found.place < needed) rmSync(join(wal, name), { force: true })
  }
}
