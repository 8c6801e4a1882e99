import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { withChildren } from '../../bin/cluster/program.ts'
import { seedUnits } from '#server/location/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { readPidFile } from '#server/platform/embedded-postgres/pid-file.ts'
import { silentLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'

/** A PostgreSQL with a migrated shop, and another that follows it as a cluster's standby does. */
export interface StreamingPair {
  primaryUrl: string
  standbyUrl: string
  /** Asks the standby as its owner: `select pg_wal_replay_pause()`. */
  onStandby(statement: string): Promise<void>
  /** All of its processes at once, as when its machine goes; it comes back by itself. */
  killStandby(): void
  stop(): Promise<void>
}

export async function startPair(): Promise<StreamingPair> {
  const [first, second] = ['primary', 'standby'].map((name) =>
    mkdtempSync(join(tmpdir(), `${name}-`)),
  ) as [string, string]
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: silentLog })
  const fresh = await start(first)
  await fill(fresh.url)
  await fresh.stop()
  // A stopped one is copied as it lies; pg_basebackup is not in the package.
  execFileSync('cp', ['-a', `${first}/.`, second])
  const primary = await start(first)
  follow(join(second, 'postgres'), primary.url)
  const standby = await start(second)
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    onStandby: (statement) => ask(standby.url, statement),
    killStandby: () => {
      const { pid } = readPidFile(join(second, 'postgres'))!
      for (const each of withChildren(pid)) kill(each)
    },
    stop: async () => {
      await standby.stop()
      await primary.stop()
    },
  }
}

async function fill(url: string): Promise<void> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 2 })
  await migrate(pool)
  await seedUnits(db, systemClock)
  await close()
}

function follow(directory: string, primaryUrl: string): void {
  const { hostname, port, username, password, searchParams } = new URL(primaryUrl)
  const host = searchParams.get('host') ?? hostname
  const parts = { host, port: port || '5432', user: username, password }
  const link = Object.entries(parts).map(([name, value]) => `${name}=${value}`)
  appendFileSync(join(directory, 'postgresql.conf'), `primary_conninfo = '${link.join(' ')}'\n`)
  writeFileSync(join(directory, 'standby.signal'), '')
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended meanwhile.
  }
}
