import { sql } from 'kysely'
import { slugScopes, type ContentKind } from '#domain/publishing/kinds.ts'
import type { Caller, Context } from '../context.ts'
import type { Db } from '../platform/db.ts'

export interface Published {
  id: number
  slug: string
  revisionId: number
  body: unknown
  /** Since when these words are in force. */
  since: Date
}

/** When somebody looks: now, or the moment staff walk the shop at. */
export function momentOf(ctx: Pick<Context, 'clock'>, caller: Pick<Caller, 'asOf'>): Date {
  return caller.asOf ?? ctx.clock.now()
}

/**
 * What the public sees at an address at a moment, in whatever letters it was asked for; what has moved is found
 * by an address it had, with the one that it has, while nothing else is in force there. Null where nothing is in force. The answer is kept until
 * something of the kind begins or ends by itself.
 */
export async function findPublished(
  ctx: Context,
  kind: ContentKind,
  slug: string,
  caller: Pick<Caller, 'asOf' | 'keepUntil'>,
): Promise<Published | null> {
  const at = momentOf(ctx, caller)
  await keepUntilChange(ctx.db, [kind], at, caller)
  const { rows } = await sql<Published>`
    select i.id, i.slug, r.id as "revisionId", r.body, f.starts_at as since
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
  return rows[0] ?? null
}

/** Tells whoever keeps the answer when something of these kinds begins or ends next. */
export async function keepUntilChange(
  db: Db,
  kinds: readonly ContentKind[],
  at: Date,
  { keepUntil }: Pick<Caller, 'keepUntil'>,
): Promise<void> {
  if (!keepUntil) return
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment
    from content_publication p
    join content_item i on i.id = p.item_id
    cross join lateral (values (p.starts_at), (p.ends_at)) as planned(moment)
    where (p.starts_at > ${at} or p.ends_at > ${at}) and p.stopped_at is null
      and i.kind = any(${[...kinds]}) and planned.moment > ${at}`.execute(db)
  const moment = rows[0]?.moment
  if (moment) keepUntil(moment)
}
