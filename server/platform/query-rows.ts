import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/**
 * The rows of a statement that is written out once: nothing is built per call. What they are is said
 * with the call, by the tables' types (rows.ts), and is not guessed from where they go.
 */
export async function queryRows<Row>(
  db: Db,
  text: string,
  values: unknown[] = [],
): Promise<NoInfer<Row>[]> {
  const found = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return found.rows
}
