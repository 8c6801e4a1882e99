import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Undoes what was written inside when it gives null; the transaction around it goes on. */
export async function undoIfNull<T>(trx: Db, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint entering`.execute(trx)
  const done = await work()
  if (done === null) await sql`rollback to savepoint entering`.execute(trx)
  return done
}
