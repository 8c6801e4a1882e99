import { sql } from 'kysely'
import type { Bodies } from '#domain/publishing/kinds-of-content.ts'
import { slugScopes, type ContentKind } from '#domain/publishing/kinds.ts'
import type { Caller, Context } from '../context.ts'
import { keepUntilChange, momentOf } from './periods.ts'
import { readBody } from './read-bodies.ts'

export interface Published<B> {
  id: number
  slug: string
  revisionId: number
  body: B
  /** Since when these words are in force. */
  since: Date
}

/**
 * What the public sees at an address at a moment, in whatever letters it was asked for; what has moved is found
 * by an address it had, with the one that it has, while nothing else is in force there. Null where nothing is in force. The answer is kept until
 * something of the kind begins or ends by itself.
 */
export async function findPublished<K extends ContentKind>(
  ctx: Context,
  kind: K,
  slug: string,
  caller: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<Published<Bodies[K]> | null> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx, [kind], caller)
  const { rows } = await sql<Published<string>>`
    select i.id, i.slug, r.id as "revisionId", r.body::text as body, f.starts_at as since
    from (
      select id, 0 as place from content_item where scope = ${slugScopes[kind]} and lower(slug) = ${slug.toLowerCase()}
      union all
      select item_id, 1 from content_old_slug where scope = ${slugScopes[kind]} and slug = ${slug.toLowerCase()}
    ) named
    join content_item i on i.id = named.id and i.kind = ${kind} and i.archived_at is null
    cross join lateral (
      select f.revision_id, f.starts_at from content_in_force(${at}) f where f.item_id = i.id) f
    join content_revision r on r.id = f.revision_id
    order by named.place limit 1`.execute(ctx.db)
  const [row] = rows
  return row ? { ...row, body: readBody(kind, row.revisionId, row.body) } : null
}
