import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'

const lockKey = 7_264_310_558
const lookEveryMs = 250

/**
 * Many processes may start at once: one migrates, the others find it done. They ask for the lock again and again
 * instead of waiting in it: an index that is made concurrently waits for every statement that has begun.
 */
export async function withMigrationLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  while (!(await tryToLock(client))) await wait(lookEveryMs)
  try {
    return await work()
  } finally {
    // A connection that is lost has let go of it already.
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
  }
}

async function tryToLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [lockKey])
  return rows[0].held
}
