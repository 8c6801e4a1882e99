import { join } from 'node:path'
import { sql } from 'kysely'
import { hours } from '#domain/kernel/durations.ts'
import type { Db } from '../db.ts'
import type { Config } from '../env.ts'
import { countWaiting, isArchiving, readGivenUp, type GivenUp } from './archiving.ts'
import { listBackups } from './backup-dir.ts'
import { momentText } from './moment.ts'

/** What is known of backups: of the embedded database all, of another one only what PostgreSQL itself tells. */
export interface BackupState {
  /** Null where they are made by others. */
  own: OwnBackups | null
  /** PostgreSQL tried last in vain to put its log away. */
  isFailing: boolean
  /** When it last did. */
  archivedAt: Date | null
}

interface OwnBackups {
  newestAt: Date | null
  isArchiving: boolean
  givenUp: GivenUp | null
  waiting: number
}

type Where = Pick<Config, 'dataDir' | 'backupDir' | 'databaseUrl'>

export async function readBackupState(db: Db, config: Where): Promise<BackupState> {
  const { rows } = await sql<{ isFailing: boolean; archivedAt: Date | null }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
        as "isFailing", last_archived_time as "archivedAt"
    from pg_stat_archiver`.execute(db)
  return { ...rows[0]!, own: config.databaseUrl ? null : readOwn(config) }
}

function readOwn({ dataDir, backupDir }: Where): OwnBackups {
  const directory = join(dataDir, 'postgres')
  const newest = listBackups(backupDir).at(-1)
  return {
    newestAt: newest ? new Date(newest.stoppedAt) : null,
    isArchiving: isArchiving(directory, backupDir),
    givenUp: readGivenUp(directory),
    waiting: countWaiting(directory),
  }
}

const oldAfter = hours(26)

/** For an operator; what needs somebody begins with `WARN`. */
export function describeBackups({ own, isFailing, archivedAt }: BackupState, now: Date): string[] {
  const failing = isFailing
    ? [
        `WARN  PostgreSQL cannot put its log away since ${archivedAt ? momentText(archivedAt) : 'it began'}: see postgres.log`,
      ]
    : []
  if (!own) {
    return archivedAt
      ? ['ok    the log was put away last at ' + momentText(archivedAt), ...failing]
      : [...failing, 'WARN  PostgreSQL puts its log nowhere (docs/operations/backup.md)']
  }
  const { newestAt, givenUp, waiting } = own
  if (!newestAt) return ['WARN  no backup was ever taken: npm run backup', ...failing]
  const age = now.getTime() - newestAt.getTime()
  const lines = [
    `${age > oldAfter ? 'WARN ' : 'ok   '} the newest backup is of ${momentText(newestAt)}`,
    ...failing,
  ]
  if (givenUp) {
    const since = momentText(new Date(givenUp.at))
    lines.push(
      `WARN  the archive took nothing and was given up at ${since}: nothing later can be restored until npm run backup`,
    )
  } else lines.push(`ok    ${waiting} pieces of the log wait for the archive`)
  return lines
}
