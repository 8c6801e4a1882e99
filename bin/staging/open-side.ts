import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reachDatabaseServer } from '#server/platform/database-server.ts'
import { readConfig, type Config } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { StartFailure } from '#server/platform/start-failure.ts'

export interface Side {
  url: string
  /** Of a folder, which keeps its own keys; of a database elsewhere nobody here knows them. */
  config: Config | null
  stop(): Promise<void>
}

/** The database of a URL, or the embedded one of a folder, which a shop may be running. */
export async function openSide(named: string, { isMade = false } = {}): Promise<Side> {
  if (/^postgres(ql)?:/.test(named)) {
    return { url: named, config: null, stop: () => Promise.resolve() }
  }
  if (!isMade && !existsSync(join(named, 'postgres'))) {
    throw new StartFailure(`${named} holds no database of a shop: name its DATA_DIR.`)
  }
  const config = readConfig({ DATA_DIR: named, APP_ENV: 'staging' })
  const server = await reachDatabaseServer(config, createLog('warn'))
  return { url: server.url, config, stop: () => server.stop() }
}
