import { sql, type Selectable } from 'kysely'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Db } from '../../platform/db.ts'
import type { PublishingTables } from '../tables.ts'

export type ReleaseRow = Selectable<PublishingTables['content_release']>

export interface PartRow {
  itemId: number
  revisionId: number
  kind: ContentKind
  slug: string
  title: string
  revision: number
  endsAt: Date | null
  reviewed: boolean
}

export function findRelease(db: Db, id: number): Promise<ReleaseRow | undefined> {
  return db.selectFrom('content_release').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Held until the transaction ends. */
export function lockRelease(trx: Db, id: number): Promise<ReleaseRow | undefined> {
  return trx
    .selectFrom('content_release')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function listParts(db: Db, releaseId: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select p.item_id as "itemId", p.revision_id as "revisionId", i.kind, i.slug, r.head->>'title' as title,
      r.number as revision, p.ends_at as "endsAt", coalesce((
        select v.verdict = 'approved' from content_review v where v.revision_id = r.id
        order by v.id desc limit 1), false) as reviewed
    from content_release_part p
    join content_item i on i.id = p.item_id
    join content_revision r on r.id = p.revision_id
    where p.release_id = ${releaseId} order by p.item_id`.execute(db)
  return rows
}

/** Revisions by item and number; what there is not is left out. */
export async function findRevisions(
  db: Db,
  parts: readonly { content_id: number; revision: number }[],
): Promise<Map<number, number>> {
  if (parts.length === 0) return new Map()
  const { rows } = await sql<{ itemId: number; id: number }>`
    select r.item_id as "itemId", r.id
    from unnest(${parts.map((part) => part.content_id)}::integer[],
      ${parts.map((part) => part.revision)}::integer[]) as wanted(item_id, number)
    join content_revision r on r.item_id = wanted.item_id and r.number = wanted.number`.execute(db)
  return new Map(rows.map(({ itemId, id }) => [itemId, id]))
}

/** Ends what a release has published, now; one that has yet to begin never does. */
export async function stopPublications(
  trx: Db,
  { releaseId, by, reason, at }: { releaseId: number; by: string; reason: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('content_publication')
    .set({ stopped_at: at, stopped_by: by, stop_reason: reason })
    .where('release_id', '=', releaseId)
    .where('stopped_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .execute()
}
