import { sql } from 'kysely'
import type { Bodies } from '#domain/publishing/kinds-of-content.ts'
import type { ContentKind } from '#domain/publishing/kinds.ts'
import type { Caller, Context } from '../../context.ts'
import { withLooks } from '../../picture/index.ts'
import { keepUntilChange, rememberedInForce } from '../periods.ts'

export interface InForce<Head> {
  id: number
  slug: string
  head: Head
  since: Date
}

/** Everything of a kind that the public sees at the caller's moment, the newest first; kept until that changes. */
export async function listInForce<K extends ContentKind>(
  ctx: Context,
  kind: K,
  caller: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<readonly InForce<Omit<Bodies[K], 'content'>>[]> {
  await keepUntilChange(ctx, [kind], caller)
  return (await remembered(ctx, kind, caller)) as InForce<Omit<Bodies[K], 'content'>>[]
}

const remembered = rememberedInForce(async (db, kind, at): Promise<readonly InForce<object>[]> => {
  const { rows } = await sql<InForce<object>>`
      select i.id, i.slug, r.head, f.starts_at as since
      from content_in_force(${at}) f
      join content_item i on i.id = f.item_id and i.kind = ${kind} and i.archived_at is null
      join content_revision r on r.id = f.revision_id
      order by f.starts_at desc, f.publication_id desc`.execute(db)
  return withLooks(db, rows)
})
