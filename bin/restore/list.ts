import { join } from 'node:path'
import { listBackups } from '#server/platform/backup/backup-dir.ts'
import { momentText } from '#server/platform/backup/moment.ts'
import { sizeOf } from '#server/platform/backup/progress.ts'
import { describeSpans, listSpans } from '#server/platform/backup/restorable.ts'
import type { Config } from '#server/platform/env.ts'
import { tell } from './tool.ts'

/** The backups and the moments that can be restored. */
export function listRestorable({ dataDir, backupDir }: Config): number {
  const backups = listBackups(backupDir)
  if (backups.length === 0) {
    tell(`${backupDir} holds no backup: npm run backup.`)
    return 1
  }
  for (const backup of backups) {
    const { id, bytes, packedBytes, postgresVersion, schema, secrets } = backup
    const keys = secrets.length > 0 ? 'with keys' : 'without keys'
    const size = `${sizeOf(bytes)} in ${sizeOf(packedBytes)}`
    tell(`${id}  ${momentText(new Date(backup.stoppedAt))}  ${size}  ${keys}`)
    tell(`  PostgreSQL ${postgresVersion}, schema ${schema}`)
  }
  const beside = join(dataDir, 'postgres/pg_wal')
  for (const line of describeSpans(listSpans({ backupDir, backups, beside }))) tell(line)
  return 0
}
