import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Undoes what was written inside when it ends with false; the transaction around it goes on. */
export async function allOrNothing(trx: Db, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint gifts`.execute(trx)
  const isDone = await work()
  await (isDone ? sql`release savepoint gifts` : sql`rollback to savepoint gifts`).execute(trx)
  return isDone
}
