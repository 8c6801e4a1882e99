import { sql } from 'kysely'
import type { Writing } from '../resource/index.ts'
import { countStock } from '../stock/index.ts'

/** Sets a shelf to what a line of a file counted; false when it is another than was seen, or orders hold more. */
export async function countByFile(
  { db, by, clock }: Writing,
  productId: number,
  { seen, counted }: { seen: number; counted: number },
): Promise<boolean> {
  // A file is one transaction, which counts each product once.
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
  const cause = `count:${by.id}:${rows[0]!.id}`
  const at = clock.now()
  return countStock(db, { productId, seen, counted, cause, actor: `staff:${by.username}`, at })
}
