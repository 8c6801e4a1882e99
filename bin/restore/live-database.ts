import { existsSync } from 'node:fs'
import { seconds } from '#domain/kernel/durations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { isArchiving } from '#server/platform/backup/archiving.ts'
import { switchPiece, untilArchived } from '#server/platform/backup/take-backup.ts'
import { Connection } from '#server/platform/connection.ts'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import type { Config } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { findStartFailure } from '#server/platform/start-failure.ts'
import { placesOf } from './side.ts'
import { tell } from './tool.ts'

export interface LiveDatabase {
  url: string
  /** Leaves one alone that belongs to a shop that runs. */
  stop(): Promise<void>
}

/** The database that is in use, with its last minute in the archive; null when there is none that can be read. */
export async function openLive(config: Config): Promise<LiveDatabase | null> {
  const { live } = placesOf(config)
  if (!existsSync(live)) return null
  try {
    const server = await reachDatabaseServer(config, createLog('silent'))
    await archiveLastMinute(config, live, server.url)
    return server
  } catch (error) {
    const reason = findStartFailure(error)?.join(' ') ?? String(error)
    tell(`The database in use cannot be read, so nothing is compared with it: ${reason}`)
    return null
  }
}

/** As far as the archive takes it; what it does not take is looked for in the database's own folder. */
async function archiveLastMinute(config: Config, live: string, url: string): Promise<void> {
  if (!isArchiving(live, config.backupDir)) return
  const client = new Connection({ connectionString: url })
  await client.connect()
  try {
    const piece = await switchPiece(client)
    await Promise.race([
      untilArchived(config, client, piece),
      wait(seconds(20), undefined, { ref: false }),
    ])
  } catch {
    tell('The archive does not take the last minute of the log; it is read from the database.')
  } finally {
    await client.end()
  }
}
