import { seconds } from '#domain/kernel/durations.ts'
import { Connection } from './connection.ts'
import {
  type EmbeddedPostgres,
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'
import type { Config } from './env.ts'
import type { Log } from './log.ts'
import { StartFailure } from './start-failure.ts'

type DatabaseServer = EmbeddedPostgres

/** The PostgreSQL of this configuration: the one of `DATABASE_URL`, else the embedded one, started. */
export async function startDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  const { dataDir, backupDir } = config
  if (!config.databaseUrl) return startEmbeddedPostgres({ dataDir, backupDir, log })
  await ensureReachable(config.databaseUrl)
  return { url: config.databaseUrl, stop: async () => {} }
}

/** The same for a command-line tool, which may share the embedded one with a shop that runs. */
export async function reachDatabaseServer(config: Config, log: Log): Promise<DatabaseServer> {
  const running = config.databaseUrl ? null : findRunningEmbeddedPostgres(config.dataDir)
  if (running && (await isReachable(running))) return { url: running, stop: async () => {} }
  return startDatabaseServer(config, log)
}

async function ensureReachable(url: string): Promise<void> {
  try {
    await tryToConnect(url)
  } catch (cause) {
    const { host, pathname } = new URL(url)
    const reason = cause instanceof Error ? reasonOf(cause) : cause
    throw new StartFailure(`DATABASE_URL (${host}${pathname}) cannot be used: ${reason}.`, {
      cause,
      passes: true,
    })
  }
}

async function isReachable(url: string): Promise<boolean> {
  return tryToConnect(url).then(
    () => true,
    () => false,
  )
}

async function tryToConnect(url: string): Promise<void> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: seconds(10) })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

/** Trying several addresses of one name ends in an error without a text, only with a code. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name
}
