import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { sql } from 'kysely'
import { loadDemo } from '#seed/load/index.ts'
import { seedUnits } from '#server/location/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase, type Db } from '#server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'

const root = resolve(import.meta.dirname, '../..')
export const benchDir = join(root, '.cache/bench')
const generator = join(root, 'seed/load/many-products.ts')
const manyProducts = 20_000
const generatorSeed = 20_261_121

/** A real server with durable commits (fsync and synchronous_commit on), as `npm start` has it. */
export async function startBenchPostgres(): Promise<EmbeddedPostgres> {
  mkdirSync(benchDir, { recursive: true })
  return startEmbeddedPostgres({ dataDir: benchDir, log: createLog('warn') })
}

/** A new database with the demo in it. */
export async function createDemoDatabase(
  server: EmbeddedPostgres,
  name = 'bench_demo',
): Promise<string> {
  const url = await createDatabase(server, name)
  await withDatabase(url, loadTheDemo)
  return url
}

/** The demo and 20,000 generated products beside it; null while the generator is not there. */
export async function createManyDatabase(server: EmbeddedPostgres): Promise<string | null> {
  if (!existsSync(generator)) return null
  const { generateProducts } = (await import(pathToFileURL(generator).href)) as {
    generateProducts(db: Db, count: number, seed: number): Promise<unknown>
  }
  const url = await createDatabase(server, 'bench_many')
  await withDatabase(url, async (db) => {
    await loadTheDemo(db)
    await generateProducts(db, manyProducts, generatorSeed)
    await sql`vacuum analyze`.execute(db)
  })
  return url
}

export async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, pool, close } = openDatabase(url, { maxConnections: 4 })
  try {
    await migrate(pool)
    return await work(db)
  } finally {
    await close()
  }
}

async function loadTheDemo(db: Db): Promise<void> {
  await seedUnits(db, systemClock)
  await loadDemo({ db, clock: systemClock })
}

/** Empty, whatever was there before. */
export async function createDatabase(server: EmbeddedPostgres, name: string): Promise<string> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  try {
    await client.query(`drop database if exists "${name}" with (force)`)
    await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}
