import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { copyStatement } from './postgres.ts'

export interface TestDatabase {
  url: string
  /** Ends whoever is still connected. Not needed at the end of a run: leftovers are dropped by the next. */
  drop(): Promise<void>
}

/** A database of one's own with all migrations applied and no rows, or a copy of another, for one test file. */
export async function createTestDatabase(
  template = inject('postgres').template,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(copyStatement(name, template))
  return { url: urlOf(name), drop: () => onServer(`drop database "${name}" with (force)`) }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres').url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlOf(name: string): string {
  const url = new URL(inject('postgres').url)
  url.pathname = `/${name}`
  return url.href
}
