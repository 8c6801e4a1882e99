import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  listBackups,
  placesIn,
  secretsName,
  type Manifest,
} from '#server/platform/backup/backup-dir.ts'
import { ownLike, writeDurably } from '#server/platform/backup/durable.ts'
import { momentText, readMoment } from '#server/platform/backup/moment.ts'
import { recover } from '#server/platform/backup/recover.ts'
import { chooseSpan, listSpans, type Span } from '#server/platform/backup/restorable.ts'
import { markOfKey, trustedKeysOf } from '#server/platform/keys/keyring.ts'
import { systemClock } from '#server/platform/clock.ts'
import { holdDataDir } from '#server/platform/embedded-postgres/data-dir-lock.ts'
import type { Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { openLive, type LiveDatabase } from './live-database.ts'
import { lookAtSide } from './look-at-side.ts'
import { placesOf, refuseOtherDatabase, sideRun } from './side.ts'
import { tell } from './tool.ts'

export interface Asked {
  at: string
  backup: string | undefined
  timeline: string
}

/** What is kept beside a restored database until it is switched to. */
export interface Prepared {
  moment: string
  backup: string
  /** What the doctor found. */
  findings: number
}

/** The database as it was at the moment, on its own; told what it is like and what it lacks. */
export async function prepareSide(config: Config, asked: Asked): Promise<Prepared> {
  const { notes, live, directory } = placesOf(config)
  const release = holdDataDir(notes)
  if (!release) throw new StartFailure('Another restore into this DATA_DIR is under way.')
  try {
    refuseOtherDatabase(config, live)
    const moment = readMoment(asked.at)
    const backups = findBackups(config, asked.backup)
    // Before anything is started: a moment that is still to come, or before all backups, needs no look at the log.
    const now = systemClock.now()
    const first = backups[0] && new Date(backups[0].stoppedAt)
    if (!first || moment > now || moment < first)
      chooseFrom(config, { asked, backups, moment, isLive: false })
    const database = await openLive(config)
    try {
      const span = chooseFrom(config, { asked, backups, moment, isLive: database !== null })
      bringKeys(config, span.backup)
      rmSync(notesPath(notes), { force: true })
      rmSync(directory, { recursive: true, force: true })
      tell(`From the backup of ${momentText(span.from)} to ${momentText(moment)}`)
      return await restore(config, { asked, span, moment, database })
    } finally {
      await database?.stop()
    }
  } finally {
    release()
  }
}

function findBackups({ backupDir }: Config, id: string | undefined): Manifest[] {
  const all = listBackups(backupDir)
  const found = id === undefined ? all : all.filter((backup) => backup.id === id)
  if (all.length > 0 && found.length === 0) {
    throw new StartFailure(`There is no backup ${id}; see npm run restore -- --list.`)
  }
  return found
}

interface Choosing {
  asked: Asked
  backups: Manifest[]
  moment: Date
  isLive: boolean
}

function chooseFrom(config: Config, { asked, backups, moment, isLive }: Choosing): Span {
  const now = systemClock.now()
  const { backupDir } = config
  const beside = join(placesOf(config).live, 'pg_wal')
  const spans = listSpans({ backupDir, backups, beside, timeline: asked.timeline })
  // A database that runs has just written the end of its log.
  const isToNow = isLive && asked.timeline === 'latest'
  const upToNow = spans.map((span) => (isToNow && !span.isCut ? { ...span, until: now } : span))
  return chooseSpan(upToNow, moment, now)
}

interface Restoring {
  asked: Asked
  span: Span
  moment: Date
  database: LiveDatabase | null
}

async function restore(
  config: Config,
  { asked, span, moment, database }: Restoring,
): Promise<Prepared> {
  const { directory, live, notes } = placesOf(config)
  const pieces = join(live, 'pg_wal')
  try {
    const side = await recover({
      ...(await sideRun(config)),
      backupDir: config.backupDir,
      span,
      moment,
      timeline: asked.timeline,
      besideWal: existsSync(pieces) ? pieces : null,
    })
    try {
      const findings = await lookAtSide(side.url, database?.url ?? null, momentText(moment))
      const prepared = { moment: momentText(moment), backup: span.backup.id, findings }
      writeDurably(notesPath(notes), JSON.stringify(prepared))
      return prepared
    } finally {
      await side.stop()
    }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

/** A new machine has no keys of its own yet, but for what this command has just drawn. */
function bringKeys(config: Config, { id, secrets, keyMark }: Manifest): void {
  const { live } = placesOf(config)
  const from = join(placesIn(config.backupDir).base, id, secretsName)
  if (existsSync(live)) {
    if (trustedKeysOf(config).some((key) => markOfKey(key) === keyMark)) return
    const where = secrets.includes('secret-key') ? `; it lies in ${join(from, 'secret-key')}` : ''
    tell(
      `The backup was made under another SECRET_KEY (mark ${keyMark}) than those of today${where}.`,
    )
    return tell(
      'Before the shop starts from it, put that key into SECRET_KEY_ACCEPTED; then npm run keys -- --rotate.',
    )
  }
  for (const name of secrets) {
    if (name === 'secret-key' && config.keysFromOutside) continue
    const path = join(config.dataDir, name)
    const kept = readFileSync(join(from, name), 'utf8')
    if (existsSync(path) && readFileSync(path, 'utf8') !== kept) renameSync(path, `${path}.before`)
    writeDurably(path, kept)
    ownLike(path, config.dataDir)
    tell(`${name} comes from the backup`)
  }
}

export function notesPath(notes: string): string {
  return join(notes, 'restored.json')
}
