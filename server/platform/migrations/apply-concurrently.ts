import type { ClientBase } from 'pg'
import { StartFailure } from '../start-failure.ts'
import { patientQuery } from './patient-query.ts'
import type { Migration } from './read-migrations.ts'
import { splitStatements } from './statements.ts'

const made =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([a-z0-9_]+)\s+on\s/i
const dropped = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z0-9_]+$/i

/** Whether a statement may stand in a file of this kind: run again after a kill, it does no harm. */
export function isConcurrent(statement: string): boolean {
  return made.test(statement) || dropped.test(statement)
}

/**
 * Indexes that are made while people write: statement by statement, outside a transaction. A kill in the middle leaves
 * an index that is invalid, costs every write and helps no read: the next run drops it and begins anew.
 */
export async function applyConcurrently(client: ClientBase, migration: Migration): Promise<void> {
  const statements = splitStatements(migration.sql)
  const wrong = statements.find((statement) => !isConcurrent(statement))
  if (wrong) throw new StartFailure(`Migration ${migration.name} is concurrent, but has: ${wrong}`)
  // It waits for every transaction that has begun, while nobody waits for it.
  await client.query('set lock_timeout = 0')
  await client.query('set statement_timeout = 0')
  try {
    for (const statement of statements) await runOnce(client, migration, statement)
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined)
    await client.query('reset statement_timeout').catch(() => undefined)
  }
}

async function runOnce(client: ClientBase, { name }: Migration, statement: string): Promise<void> {
  const index = made.exec(statement)?.[1]
  const before = index ? await stateOf(client, index) : null
  if (before === 'valid') return
  if (before === 'invalid') await drop(client, index!)
  try {
    await client.query(patientQuery(statement))
  } catch (error) {
    if (index && (await stateOf(client, index).catch(() => null)) === 'invalid') {
      await drop(client, index).catch(() => undefined)
    }
    throw new StartFailure(`Migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

async function stateOf(client: ClientBase, index: string): Promise<'valid' | 'invalid' | null> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass($1)`,
    [index],
  )
  if (rows.length === 0) return null
  return rows[0]!.valid ? 'valid' : 'invalid'
}

async function drop(client: ClientBase, index: string): Promise<void> {
  await client.query(patientQuery(`drop index concurrently ${index}`))
}
