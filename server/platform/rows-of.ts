import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** The rows of a statement that is written out once: nothing is built per call. */
export async function rowsOf<Row>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> {
  const found = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return found.rows
}
