import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { seedUnits } from '#server/location/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { readMigrations } from '#server/platform/migrations/read-migrations.ts'
import { takeRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      url: string
      template: string
      /** The same with the provinces, districts and wards. */
      withUnits: string
    }
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = takeRunFolder()
  let server: EmbeddedPostgres | undefined
  const stop = async () => {
    await server?.stop()
    folder.release()
  }
  try {
    const dataDir = join(folder.path, 'data')
    mkdirSync(dataDir, { recursive: true })
    server = await startEmbeddedPostgres({ dataDir, log: createLog('error'), unsafeFast: true })
    await dropLeftovers(server.url)
    const template = await ensureTemplate(server.url)
    const withUnits = await copyWithUnits(server.url, template)
    project.provide('postgres', { url: server.url, template, withUnits })
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function dropLeftovers(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select datname from pg_database where datname ~ '^test_'`)
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

/** Named by the migrations' content: made again only when one of them changes. */
async function ensureTemplate(url: string): Promise<string> {
  const migrations = readMigrations()
  const hash = createHash('sha256').update(migrations.map((each) => each.checksum).join())
  const template = `template_${hash.digest('hex').slice(0, 12)}`
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select datname from pg_database where datname ~ '^template_'`,
  )
  const names = rows.map((row) => row.datname as string)
  if (!names.includes(template)) {
    for (const old of names) await client.query(`drop database "${old}" with (force)`)
    await client.query('create database test_template')
    await migrateDatabase(databaseUrl(url, 'test_template'), migrations)
    await client.query(`alter database test_template rename to "${template}"`)
  }
  await client.end()
  return template
}

/** Of this run, as the units' source may change at any time: loading takes seconds, copying a blink. */
async function copyWithUnits(url: string, template: string): Promise<string> {
  const name = 'test_units'
  await copyTemplate(url, template, name)
  const { db, close } = openDatabase(databaseUrl(url, name), { maxConnections: 1 })
  try {
    await seedUnits(db, systemClock)
  } finally {
    await close()
  }
  return name
}

async function migrateDatabase(url: string, migrations: ReturnType<typeof readMigrations>) {
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await migrate(pool, migrations)
  } finally {
    await pool.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function copyTemplate(url: string, template: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(copyStatement(name, template))
  await client.end()
}

/** File by file: the write-ahead log of a copied database is of no use to anybody. */
export function copyStatement(name: string, template: string): string {
  return `create database "${name}" template "${template}" strategy file_copy`
}
