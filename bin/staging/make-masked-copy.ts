import type { ClientBase, Pool } from 'pg'
import { minutes } from '#domain/kernel/durations.ts'
import { examine, type Finding } from '#server/doctor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Connection, openPool } from '#server/platform/connection.ts'
import { openDatabase } from '#server/platform/db.ts'
import { ensureMigrated, migrate } from '#server/platform/migrate.ts'
import { copyMasked } from './copy-masked.ts'
import { ensureMayBeFilled, ensureTwo } from './ensure-may-be-filled.ts'

export interface MaskedCopy {
  rows: number
  tables: number
  /** What the doctor says of it. */
  findings: Finding[]
}

/** Reads one moment of the shop and writes it, masked, over what the target was; all of it or nothing. */
export async function makeMaskedCopy(asked: {
  from: string
  to: string
  clock: Pick<Clock, 'now'>
}): Promise<MaskedCopy> {
  await onPool(asked.from, ensureMigrated)
  const copied = await onClient(asked.from, (from) =>
    onClient(asked.to, async (to) => {
      await ensureTwo(from, to)
      await ensureMayBeFilled(to)
      await onPool(asked.to, migrate)
      return inTransactions(from, to, () => copyMasked({ from, to }, asked.clock.now()))
    }),
  )
  const findings = await examineCopy(asked.to)
  const rows = [...copied.values()].reduce((sum, count) => sum + count, 0)
  return { rows, tables: copied.size, findings }
}

async function inTransactions<T>(
  from: ClientBase,
  to: ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  // The source is one moment's, as a standby can read it too.
  await from.query('begin isolation level repeatable read, read only')
  await to.query('begin')
  // Of two copies into one database, and of a shop that starts on it meanwhile, the second waits.
  await to.query(`select pg_advisory_xact_lock(hashtext('environment'))`)
  await ensureMayBeFilled(to)
  const result = await work()
  await to.query('commit')
  await from.query('rollback')
  return result
}

async function onClient<T>(url: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Connection({ connectionString: url, application_name: 'npm run staging' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    // What was begun and not committed goes with the connection.
    await client.end()
  }
}

async function onPool(url: string, work: (pool: Pool) => Promise<unknown>): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 })
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

async function examineCopy(url: string): Promise<Finding[]> {
  const { db, close } = openDatabase(url, { maxConnections: 1, statementTimeout: minutes(30) })
  try {
    return await examine(db)
  } finally {
    await close()
  }
}
