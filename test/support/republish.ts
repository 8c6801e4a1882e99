import { sql, type RawBuilder } from 'kysely'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Context } from '#server/context.ts'

/** Publishes another text of what is there, of one kind or of one address: a field changes, without people. Of two at once one does. */
export async function republish(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: ContentKind,
  field: string,
  value: RawBuilder<unknown>,
  slug: string | null = null,
): Promise<void> {
  const at = clock.now()
  const path = sql.lit(`{${field}}`)
  await sql`
    with newest as (
      select i.id, r.number, r.body, r.head, r.words, r.hash
      from content_item i cross join lateral (
        select * from content_revision where item_id = i.id order by number desc limit 1) r
      where i.kind = ${kind} and (${slug}::text is null or i.slug = ${slug}) order by i.slug limit 100),
    made as (
      insert into content_revision
        (item_id, number, body, head, words, hash, author, writer_ids, created_at)
      select id, number + 1, jsonb_set(body, ${path}, ${value}), jsonb_set(head, ${path}, ${value}), words,
        hash || number, 'test', '{}', ${at}::timestamptz
      from newest on conflict do nothing returning id, item_id)
    insert into content_publication (item_id, revision_id, starts_at, staff_id, staff, created_at)
    select item_id, id, ${at}, 0, 'test', ${at} from made`.execute(db)
}
