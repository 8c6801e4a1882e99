import { existsSync, readFileSync, rmSync } from 'node:fs'
import { keepArchiveSettings } from '#server/platform/backup/archiving.ts'
import { nameOfMoment } from '#server/platform/backup/backup-dir.ts'
import { startSide } from '#server/platform/backup/recover.ts'
import { switchDatabases } from '#server/platform/backup/switch-databases.ts'
import { systemClock } from '#server/platform/clock.ts'
import { holdDataDir } from '#server/platform/embedded-postgres/data-dir-lock.ts'
import type { Config } from '#server/platform/env.ts'
import { StartFailure } from '#server/platform/start-failure.ts'
import { openLive } from './live-database.ts'
import { lookAtSide } from './look-at-side.ts'
import { notesPath, type Prepared } from './prepare-side.ts'
import { placesOf, sideRun } from './side.ts'
import { tell } from './tool.ts'

interface Switching {
  anyway: boolean
  /** What the doctor has just found. */
  findings?: number
}

/** Puts what was restored in the place of the database in use, which is kept aside. */
export async function switchToSide(config: Config, asked: Switching): Promise<number> {
  const { moment } = readPrepared(config)
  // Once more: the shop may have gone on since it was restored.
  const findings = asked.findings ?? (await lookAgain(config, moment))
  if (findings > 0 && !asked.anyway) {
    throw new StartFailure(
      'The doctor finds something wrong in it: --switch --anyway if it must be.',
    )
  }
  const { dataDir } = config
  const release = holdShop(config)
  try {
    // Its log goes on in the same archive, whoever starts it first.
    keepArchiveSettings(placesOf(config).directory, config.backupDir)
    const aside = switchDatabases(dataDir, `postgres.before-${nameOfMoment(systemClock.now())}`)
    rmSync(notesPath(placesOf(config).notes), { force: true })
    tell(`The shop's database is that of ${moment}.`)
    if (aside) tell(`The last one is kept in ${aside}; delete it when nobody misses anything.`)
    tell('Start the shop (npm start), look at it, then take a backup: npm run backup')
    return 0
  } finally {
    release()
  }
}

async function lookAgain(config: Config, moment: string): Promise<number> {
  const side = await startSide(await sideRun(config))
  try {
    const database = await openLive(config)
    try {
      return await lookAtSide(side.url, database?.url ?? null, moment)
    } finally {
      await database?.stop()
    }
  } finally {
    await side.stop()
  }
}

/** Forgets what was restored; the database in use is not touched. */
export function dropSide(config: Config): number {
  const { directory, notes } = placesOf(config)
  const release = holdDataDir(notes)
  if (!release) throw new StartFailure('A restore into this DATA_DIR is under way.')
  rmSync(notesPath(notes), { force: true })
  rmSync(directory, { recursive: true, force: true })
  release()
  tell('What was restored is gone; the database in use is as it was.')
  return 0
}

export function refuseRunningShop(config: Config): void {
  holdShop(config)()
}

function holdShop({ dataDir }: Config): () => void {
  const release = holdDataDir(dataDir)
  if (release) return release
  throw new StartFailure(
    `The shop runs on DATA_DIR ${dataDir}: stop it first (Ctrl-C, or systemctl stop), then switch. Restoring without --switch needs no stop.`,
  )
}

function readPrepared(config: Config): Prepared {
  const { directory, notes } = placesOf(config)
  const path = notesPath(notes)
  if (existsSync(path) && existsSync(directory)) {
    return JSON.parse(readFileSync(path, 'utf8')) as Prepared
  }
  throw new StartFailure(
    "Nothing is restored that could be switched to: npm run restore -- --at '2026-11-22 14:05' first.",
  )
}
