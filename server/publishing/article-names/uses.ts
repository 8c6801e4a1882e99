import { sql } from 'kysely'
import { Refusal } from '#domain/errors.ts'
import { publishingTexts as texts } from '#domain/publishing/texts.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db.ts'

type Kind = 'category' | 'tag' | 'expert' | 'expertCategory'

/** How many contents that are in force or planned name each category, tag or expert, by its id as text. */
export function usesOf(kind: Kind, at: Date) {
  return sql<{ target: string; articles: number }>`(
    select r.target, count(distinct r.item_id)::integer as articles
    from content_reference r
    where r.kind = ${kind} and r.revision_id in (
      select f.revision_id from content_in_force(${at}) f
      union all
      select p.revision_id from content_publication p where p.starts_at > ${at} and p.stopped_at is null)
    group by r.target)`.as('u')
}

/**
 * For a change that has just written `active`: of one that articles show it refuses to take it away, and says how
 * many they are.
 */
export async function ensureUnused(
  ctx: Context,
  { kind, id }: { kind: Kind; id: number },
  inUse: (articles: number) => string,
): Promise<void> {
  const used = await ctx.db
    .selectFrom(usesOf(kind, ctx.clock.now()))
    .select('u.articles')
    .where('u.target', '=', String(id))
    .executeTakeFirst()
  if (!used) return
  const message = inUse(used.articles)
  throw new Refusal('conflict', { message, fields: { active: message } })
}

/**
 * Refuses to publish under a category that is out of use or not there; a tag is only left out. The category is held
 * until the publication stands, so that nobody takes it out of use beside it.
 */
export async function ensureCategoryActive(trx: Db, revisionId: number): Promise<void> {
  const named = await trx
    .selectFrom('content_reference as r')
    .select(sql<number>`r.target::integer`.as('id'))
    .where('r.revision_id', '=', revisionId)
    .where('r.kind', '=', 'category')
    .executeTakeFirst()
  if (!named) return
  const category = await trx
    .selectFrom('article_category as c')
    .select('c.active')
    .where('c.id', '=', named.id)
    .forShare()
    .executeTakeFirst()
  if (category?.active) return
  const message = category ? texts.categoryOutOfUse : texts.categoryUnknown
  throw new Refusal('contentRefused', { fields: { category_id: message } })
}
