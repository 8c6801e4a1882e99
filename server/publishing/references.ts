import type { Reference } from '#domain/publishing/kind-of-content.ts'
import type { Db } from '../platform/db.ts'

/** What a draft names now, in place of what it named before. */
export async function keepDraftReferences(
  trx: Db,
  itemId: number,
  references: readonly Reference[],
): Promise<void> {
  await trx
    .deleteFrom('content_reference')
    .where('item_id', '=', itemId)
    .where('revision_id', 'is', null)
    .execute()
  await insertReferences(trx, { itemId, revisionId: null }, references)
}

export async function insertReferences(
  trx: Db,
  { itemId, revisionId }: { itemId: number; revisionId: number | null },
  references: readonly Reference[],
): Promise<void> {
  const once = new Map(references.map((each) => [`${each.kind} ${each.target}`, each]))
  const rows = [...once.values()].map((each) => {
    return { ...each, item_id: itemId, revision_id: revisionId }
  })
  if (rows.length > 0) await trx.insertInto('content_reference').values(rows).execute()
}
