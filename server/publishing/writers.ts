import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { RevisionRow } from './item-queries.ts'

/** Each once, the lowest first. */
export function union(some: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...some, ...others])].toSorted((a, b) => a - b)
}

/** Of a draft or release that is updated: who wrote it before, and these. */
export function withWriters(ids: readonly number[]) {
  return sql<
    number[]
  >`array(select distinct unnest(writer_ids || ${[...ids]}::integer[]) order by 1)`
}

/**
 * Words that a second person has approved are no longer those of who wrote them, unless the draft has moved on
 * meanwhile; whoever typed something else into the draft stays among its writers. Words that were given back are
 * again those of who wrote them.
 */
export async function noteVerdict(
  trx: Db,
  itemId: number,
  verdict: 'approved' | 'returned',
  { hash, writer_ids: writerIds }: RevisionRow,
): Promise<void> {
  const draft = trx.updateTable('content_draft').where('item_id', '=', itemId)
  if (verdict === 'approved') {
    await draft
      .set({
        writer_ids: sql<number[]>`array(select unnest(writer_ids)
          except select unnest(${[...writerIds]}::integer[]) order by 1)`,
      })
      .where('hash', '=', hash)
      .execute()
  } else {
    await draft.set({ writer_ids: withWriters(writerIds) }).execute()
  }
}
