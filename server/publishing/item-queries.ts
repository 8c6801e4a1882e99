import { Refusal } from '#domain/errors.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/rows.ts'

export type ItemRow = Row<'content_item', 'id' | 'kind' | 'slug' | 'version' | 'archived_at'>
export type DraftRow = Row<
  'content_draft',
  'base_revision' | 'body' | 'hash' | 'version' | 'writer_ids' | 'saved_by' | 'saved_at'
>

/** The item, held until the transaction ends: what changes it goes one after the other. */
export async function lockItem(trx: Db, id: number): Promise<ItemRow> {
  const found = await trx
    .selectFrom('content_item')
    .select(['id', 'kind', 'slug', 'version', 'archived_at'])
    .where('id', '=', id)
    // Not against the keys of references that a save beside it writes: it holds the draft already.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

export async function findKind(db: Db, id: number): Promise<ContentKind> {
  const found = await db
    .selectFrom('content_item')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.kind
}

export async function getDraft(db: Db, id: number): Promise<DraftRow> {
  return db
    .selectFrom('content_draft')
    .select(['base_revision', 'body', 'hash', 'version', 'writer_ids', 'saved_by', 'saved_at'])
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow()
}

export type RevisionRow = Row<
  'content_revision',
  'id' | 'number' | 'body' | 'hash' | 'writer_ids' | 'verdict' | 'findings'
>

export async function getRevisionRow(db: Db, id: number, number: number): Promise<RevisionRow> {
  const found = await db
    .selectFrom('content_revision')
    .select(['id', 'number', 'body', 'hash', 'writer_ids', 'verdict', 'findings'])
    .where('item_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}
