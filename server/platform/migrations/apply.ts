import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { StartFailure } from '../start-failure.ts'
import { applyConcurrently } from './apply-concurrently.ts'
import { headerOf } from './header.ts'
import { patientQuery } from './patient-query.ts'
import type { Migration } from './read-migrations.ts'

/** How long a migration waits for a table that somebody reads, in milliseconds. */
export interface LockPace {
  /** At one try: so long others queue behind it. */
  lockTimeout: number
  /** Before the next try; each is twice the last one, up to `longestPause`. */
  firstPause: number
  longestPause: number
  /** Then it is given up: somebody must end what holds the table. */
  patience: number
}

export const lockPace: LockPace = {
  lockTimeout: seconds(1),
  firstPause: seconds(1),
  longestPause: seconds(20),
  patience: minutes(15),
}

export interface Applying {
  pace: LockPace
  tell: (line: string) => void
}

/** Applies one that is not applied, by its kind, and notes it. */
export async function apply(
  client: ClientBase,
  migration: Migration,
  applying: Applying,
): Promise<void> {
  const { kind } = headerOf(migration)
  if (kind === 'concurrent') {
    await applyConcurrently(client, migration)
    return note(client, migration)
  }
  await withRetries(migration, applying, () =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = ${applying.pace.lockTimeout}`)
      // What is filled anew for a million rows takes longer than any request may, here and there.
      await client.query('set local statement_timeout = 0')
      if (kind !== 'backfill') await run(client, migration)
      await note(client, migration)
      if (kind === 'backfill') {
        await client.query('insert into schema_backfill (name) values ($1)', [migration.name])
      }
    }),
  )
}

export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** A try that gets no lock lets those through that queue behind it, and comes again. */
async function withRetries(
  { name }: Migration,
  { pace, tell }: Applying,
  attempt: () => Promise<void>,
): Promise<void> {
  const giveUpAt = performance.now() + pace.patience
  for (let pause = pace.firstPause; ; pause = Math.min(pause * 2, pace.longestPause)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isOfLocks(error)) throw error
      if (performance.now() + pause > giveUpAt) throw stillHeld(name, error)
      tell(`${name} waits for a table that somebody holds; again in ${pause / 1000} s`)
      await wait(pause)
    }
  }
}

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

/** It was in somebody's way, or somebody in its: nothing is wrong with it. */
export function isOfLocks(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return [lockNotAvailable, deadlockDetected].includes(code ?? cause?.code ?? '')
}

function stillHeld(name: string, cause: unknown): StartFailure {
  return new StartFailure(
    `Migration ${name} got no lock: a long transaction holds its table (npm run upgrade -- --check names it).`,
    { cause, passes: true },
  )
}

async function run(client: ClientBase, migration: Migration): Promise<void> {
  await client.query(patientQuery(migration.sql)).catch((error: FaultOfSql) => {
    throw new StartFailure(`Migration ${migration.name} failed${whereIn(migration, error)}`, {
      cause: error,
    })
  })
}

interface FaultOfSql {
  message: string
  position?: string
}

function whereIn({ sql }: Migration, error: FaultOfSql): string {
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : undefined
  return `${line ? ` at line ${line}` : ''}: ${error.message}`
}

async function note(client: ClientBase, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ])
}
